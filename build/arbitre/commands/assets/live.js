// What `arbitre serve` adds to the pages it sends, and no published site holds: the page follows the site, and says what keeps it from being built.
(() => {
  "use strict";
  const script = document.currentScript, { site: shown, ahead: early } = script.dataset;
  const node = (tag, text = "", className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
  const told = node("aside", "", "arbitre-live");
  told.setAttribute("role", "status");
  document.head.append(Object.assign(node("link"), { rel: "stylesheet", href: new URL("live.css", script.src).href }));

  const hear = ({ site, building, problems, ahead }) => {
    if (site !== shown || (ahead[location.pathname] || "") !== early) { location.reload(); return; }
    told.replaceChildren();
    if (problems.length) {
      const list = node("ul");
      list.append(...problems.map((problem) => node("li", problem)));
      told.append(node("strong", "Ce qui a changé n'est pas construit ; voici le dernier bon site."), list);
    }
    if (building) told.append(node("p", "Construction…"));
    if (told.childElementCount) document.body.append(told);
    else told.remove();
  };

  let source = null;
  const follow = () => {  // a page nobody looks at holds no connection: browsers open six to a host
    if (document.hidden) {
      source?.close();
      source = null;
    } else if (!source) {
      source = new EventSource(new URL("events", script.src));
      source.onmessage = (event) => hear(JSON.parse(event.data));
    }
  };
  document.addEventListener("visibilitychange", follow);
  follow();
})();
