// A shared link names the version one read (?v=…): the page says whether it is still the same, or what changed since, and when.
(() => {
  "use strict";
  const asked = new URLSearchParams(location.search).get("v"), page = document.querySelector("[data-version]");
  if (!asked || !page) return;
  const { version, since, former } = page.dataset;
  const node = (tag, text = "", className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
  const say = (...children) => {
    const told = node("div", "", "arb-note arb-version");
    told.setAttribute("role", "status");
    told.append(...children);
    document.querySelector("h1").after(told);
  };
  if (asked === version) {
    say(node("p", since ? `Inchangée depuis le ${since}\u00a0: c'est la version du lien.` : "C'est la version du lien."));
    return;
  }
  const unknown = () => say(node("p", `Le lien nomme une version inconnue (${asked.slice(0, 16)})\u00a0: voici la règle d'aujourd'hui, version ${version}.`));
  if (!former) { unknown(); return; }
  fetch(new URL(former, location.href)).then((answer) => answer.json()).then((editions) => {
    const then = editions.find((one) => one.version === asked);
    if (!then) { unknown(); return; }
    const changed = then.difference.some(([sign]) => sign !== "=");
    const told = [node("p", `Cette page a changé depuis la version du lien, publiée le ${then.released}.`)];
    if (changed) {
      const text = node("p", "", "arb-difference");
      for (const [sign, words] of then.difference) text.append(sign === "=" ? words : node(sign === "-" ? "del" : "ins", words));
      told.push(text);
    }
    if (then.rules.length) {
      const rules = node("p", changed ? "Elle repose aussi sur des règles qui ont changé\u00a0: " : "Son texte est le même\u00a0; elle repose sur des règles qui ont changé\u00a0: ");
      then.rules.forEach(({ href, label }, rank) => rules.append(rank ? ", " : "", Object.assign(node("a", label), { href: new URL(`${page.dataset.base}${href}/`, location.href) })));
      told.push(rules);
    }
    if (!changed && !then.rules.length) told.push(node("p", "Son texte est le même\u00a0; ce qu'elle calcule a changé."));
    if (changed) {
      const old = node("details"), stood = node("p", then.difference.filter(([sign]) => sign !== "+").map(([, words]) => words).join(""), "arb-difference");
      old.append(node("summary", "Le texte tel qu'il était"), stood);
      told.push(old);
    }
    say(...told);
  }).catch(unknown);
})();
