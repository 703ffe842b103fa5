// What this browser keeps for when there is no network: each game with its weight, its date and its version, kept or no longer, as one asks.
(() => {
  "use strict";
  const place = document.getElementById("arbitre-poche"), workers = navigator.serviceWorker;
  const node = (tag, text = "", className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
  const say = (text) => place.replaceChildren(node("p", text));
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1).replace(".", ",")} Mo`;
  const day = (at) => new Date(at).toLocaleDateString("fr-FR", { dateStyle: "long" });

  const ask = async (what, more = {}) => (await workers.ready).active.postMessage({ what, ...more });

  const keep = async (area) => { await ask("keep", { games: [area], asked: true }); await ask("tell"); }; // meanwhile it is told to be arriving

  const line = (title, told, action, act) => {
    const made = node("li"), words = node("div");
    words.append(node("strong", title), node("span", told));
    made.append(words);
    if (action) {
      const button = Object.assign(node("button", action), { type: "button" });
      button.setAttribute("aria-label", `${action}\u00a0: ${title}`);
      button.addEventListener("click", () => { button.disabled = true; act(); });
      made.append(button);
    }
    return made;
  };

  const show = ({ version, games, everyone, referee }) => {
    const list = node("ul", "", "arb-pockets"), kept = games.filter((game) => game.at);
    for (const game of [...kept, ...games.filter((one) => !one.at)]) {
      list.append(game.at
        ? line(game.label, `gardé le ${day(game.at)}, version ${version}, ${megabytes(game.bytes)}`, "Ne plus garder", () => ask("drop", { games: [game.area] }))
        : line(game.label, game.coming ? "en train d'arriver…" : `pas gardé\u00a0; ${megabytes(game.bytes)}`, game.coming ? "" : "Garder", () => keep(game.area)));
    }
    if (everyone.at) list.append(line("Ce que tous les jeux partagent", `accueil, recherche, listes\u00a0; ${megabytes(everyone.bytes)}`));
    list.append(referee ? line("L'arbitre", `ce qui juge dans la page\u00a0; ${megabytes(referee)}`, "Ne plus garder", () => ask("drop", { referee: true }))
      : line("L'arbitre", "pas gardé\u00a0; il l'est quand on l'interroge"));
    const total = kept.reduce((sum, game) => sum + game.bytes, everyone.at ? everyone.bytes : 0) + referee;
    place.replaceChildren(list, node("p", `En tout\u00a0: ${megabytes(total)}.`, "arb-pockets-total"));
  };

  if (!workers || !self.CompressionStream) return say("Ce navigateur ne sait rien garder.");
  workers.addEventListener("message", ({ data }) => {
    if (data.what === "told") show(data);
    else if (data.what === "changed") ask("tell");
    else if (data.what === "failed") say("Le réseau ou la place a manqué\u00a0: rien de plus n'est gardé. Rechargez cette page pour réessayer.");
  });
  say("Rien n'est gardé encore.");
  ask("tell");
})();
