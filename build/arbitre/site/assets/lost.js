// An address without a page may still lead to one: a code typed in small letters, or the name of a predicate with its role (/warmachine/cible.au-tapis),
// which the table of its game knows. What follows the address is kept.
(() => {
  "use strict";
  const base = new URL(document.currentScript.dataset.base, location.href);
  const read = () => { try { return decodeURIComponent(location.pathname.slice(base.pathname.length)); } catch { return ""; } };
  const path = read().replace(/\/(index\.html)?$/, ""), code = path.toUpperCase();
  const go = (to) => location.replace(new URL(`${encodeURI(to)}/`, base).href + location.search + location.hash);
  if (code !== path && /^[A-Z][A-Z0-9]*-\d+$/.test(code)) { go(code); return; }
  const [, game, role, name] = /^([^/.]+)\/([^/.]+)\.([^/.]+)$/.exec(path) || [];
  if (!game) return;
  fetch(new URL(`assets/names/${encodeURIComponent(game)}.json`, base)).then((answer) => (answer.ok ? answer.json() : {})).then((names) => {
    if (Object.hasOwn(names, name) && names[name].includes(role)) go(`${game}/${name}`);
  }).catch(() => {}); // the page stays, and says what it says
})();
