"""The sites these tests look at."""

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import sites


@pytest.fixture(scope="session")
def mini(tmp_path_factory) -> Path:
    """The small project, with a node of every kind, built; a worker has its own."""
    return Path(shutil.copytree(sites.small(tmp_path_factory), tmp_path_factory.mktemp("mini") / "project"))


@pytest.fixture(scope="session")
def mini_reference(mini):
    """Its reference."""
    from arbitre.graph import load

    return load(mini)


@pytest.fixture(scope="session")
def atlas(mini_reference):
    """What the views of the small project know."""
    from arbitre.resolver import Resolver
    from arbitre.site.atlas import Atlas

    return Atlas(mini_reference, Resolver(mini_reference))


@pytest.fixture(scope="session")
def mini_site(mini) -> Path:
    """The site of the small project."""
    return mini / "site"


@pytest.fixture(scope="session")
def site(real_site) -> Path:
    """The real site."""
    return real_site
