// The form, awake: what is touched changes the situation, the situation changes the address and the verdict.
import { draw, made } from "./ask-answer.js";
import { more } from "./ask-more.js";
import { ofAddress, python, read, shown, toAddress, write } from "./ask-words.js";

const WAIT = 120;  // milliseconds without a key before a question is put
const CALM = 500;  // and without anything before one asks what changed nothing, which takes longer
const WAKING = "L'arbitre s'éveille : quelques secondes la première fois…";
const ASLEEP = "L'arbitre n'a pas pu s'éveiller ; il faut le réseau la première fois. Touchez encore pour réessayer.";

// One worker for the page; a question put later answers in place of those before it.
const referee = (base) => {
  let worker = null, last = 0;
  const waiting = new Map();
  return (what) => new Promise((done, failed) => {
    if (!worker) {
      worker = new Worker(new URL("referee-worker.js", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }) => {
        const put = waiting.get(data.id);
        waiting.delete(data.id);
        if (put) data.failure ? put.failed(new Error(data.failure)) : put.done(data.answer);
      };
      worker.onerror = () => { for (const put of waiting.values()) put.failed(new Error("worker")); waiting.clear(); worker = null; };
    }
    waiting.set(++last, { done, failed });
    worker.postMessage({ id: last, ...what });
  });
};

const NUMBER = /^-?\d+(\.\d+)?$/;
const TABLE = "et_si";  // the question that describes a table: what applies to it is drawn apart

export const start = async (section) => {
  const { game, question, base, stands: version, call, label } = section.dataset;  // of the page: `data-version` tells of its own
  const form = section.querySelector("form"), place = section.querySelector(".arb-ask-answer");
  const ask = referee(base);
  const paint = question === TABLE ? (await import("./table.js")).table({ section, game, ask }) : draw;
  const said = new Map();
  let put = 0, awake = false, later = 0, calm = 0, last = null;

  const fields = () => [...form.querySelectorAll("[data-name]")];
  const named = (name) => fields().find((one) => one.dataset.name === name || one.dataset.whole === name);

  const show = (field) => {
    const value = said.get(field.dataset.name) ?? "";
    if (field.dataset.kind === "fact") {
      field.setAttribute("aria-pressed", String(value === "True"));
      field.classList.toggle("arb-ask-denied", value === "False");
    } else field.value = value ? shown(field.dataset.kind, value) : "";
    if (value && field.closest("details")) field.closest("details").open = true;  // what is said is in sight
    field.dispatchEvent(new Event("shown"));
  };
  const refuse = (message) => {
    section.toggleAttribute("data-refused", Boolean(message));
    for (const field of fields()) {
      const hit = message && new RegExp(`(?<![\\w])(${field.dataset.whole}|${field.dataset.name})(?![\\w])`).test(message);
      hit ? field.setAttribute("aria-invalid", "true") : field.removeAttribute("aria-invalid");
    }
  };
  // What an error calls « cible_defense (DEF) » is called here as its field is; a name that is a plain word too, only where an error names what is at fault.
  const worded = (text) => {
    const called = new Map(fields().map((field) => [field.dataset.whole, (field.closest(".arb-ask-field")?.querySelector("label").firstChild.textContent || field.textContent).trim()]));
    const names = [...called.keys()].sort((a, b) => b.length - a.length).map((name) => (name.includes("_") ? name : `(?:(?<=^|manque |dites |gardez |retirez )${name})`));
    const told = names.length ? text.replace(new RegExp(`(?<!\\w)(${names.join("|")})(?!\\w)( \\([^)]*\\))?`, "g"), (_, name) => `« ${called.get(name)} »`) : text;
    const missing = told.match(/^il manque (« [^»]* »)[^:]* : .*?(, dont dépend .*)?$/s);
    return missing ? `Il manque ${missing[1]}${missing[2] || ""}` : told;
  };
  const tell = (text) => {
    const told = worded(text), missing = /(^| : )il manque /i.test(told);  // what is only not said yet is no mistake
    place.replaceChildren(made("p", { class: ["arb-verdict", missing ? "" : "arb-ask-error"].join(" ") }, told));
  };

  const address = () => toAddress(write(question, said), version);
  const copies = (told) => {
    const situation = [...said].map(([name, value]) => {
      const field = named(name), told = field?.closest(".arb-ask-field")?.querySelector("label")?.textContent || field?.textContent || name;
      const whose = field?.closest("fieldset")?.dataset.role && field.closest("fieldset").querySelector("legend").textContent;
      const words = whose ? `${whose} : ${told}` : told;
      return value === "True" ? words : value === "False" ? `pas : ${words}` : `${words} ${shown(field?.dataset.kind || "typed", value)}`;
    });
    form.querySelector("#demande-lien").textContent = location.href.split("#")[0] + address();
    form.querySelector("#demande-texte").textContent = `${label} (${situation.join(" ; ") || "rien de dit"})\n${told}\n${location.href.split("#")[0]}${address()}`;
  };

  const account = async (mine, told) => {
    const found = await ask({ game, account: write(question, said) }).catch(() => ({}));
    if (mine !== put || !(found.idle?.length || found.weighed?.length || Object.keys(found.rather || {}).length)) return;
    paint(place, { ...told, ...found, labels: { ...told.labels, ...found.labels } }, { base, note: aged });
  };
  const judge = async () => {
    const mine = ++put;
    clearTimeout(calm);
    const [wrong] = [...said].find(([name, value]) => named(name)?.dataset.kind === "number" && !NUMBER.test(value)) || [];
    if (wrong) {  // what no question takes is said in the words of the form
      const { whole } = named(wrong).dataset;
      section.removeAttribute("aria-busy");
      refuse(whole);
      return tell(`${whole} : un nombre est attendu`);
    }
    section.setAttribute("aria-busy", "true");
    const slow = setTimeout(() => { if (!awake) section.dataset.state = WAKING; }, 250);
    try {
      const told = await ask({ game, tell: write(question, said) });
      awake = true;
      if (mine !== put) return;
      refuse(told.error || "");
      told.error ? tell(told.error) : paint(place, told, { base, note: aged });
      if (!told.error && said.size > 1) calm = setTimeout(() => account(mine, told), CALM);
      for (const field of fields()) {
        const line = (told.brought || []).find((one) => one.name === field.dataset.whole);
        if (field.dataset.kind === "number") field.placeholder = line ? line.value : field.dataset.placeholder ?? "";
        if (field.dataset.kind === "fact") field.classList.toggle("arb-ask-brought", Boolean(line));
      }
      last = told.error ? null : told;
      copies(told.said || told.error);
    } catch (error) {
      if (mine === put) section.dataset.state = ASLEEP;
      return;
    } finally {
      clearTimeout(slow);
      if (mine === put) section.removeAttribute("aria-busy");
    }
    delete section.dataset.state;
    return undefined;
  };
  const table = form.querySelector("[data-table]");
  const lead = () => { if (table) table.hash = toAddress(write(question, said), ""); };  // to the page where the whole table is described
  // What « Vider » took away, until something else is said: the same button gives it back.
  let emptied = null;
  const keep = (left) => {
    emptied = left;
    form.querySelector("[data-reset]").textContent = left ? "Rétablir" : "Vider";
  };
  const soon = (wait = WAIT) => {
    keep(null);
    lead();
    clearTimeout(later);
    later = setTimeout(() => {
      history.replaceState(history.state, "", address());
      judge();
    }, wait);
  };

  let aged = "";  // what is told of a link that another version made
  const open = async (asked) => {
    const { former } = document.querySelector("[data-version]")?.dataset || {};
    aged = "";
    if (!asked || asked === version) return;
    const editions = former ? await fetch(new URL(former, location.href)).then((answer) => answer.json()).catch(() => []) : [];
    aged = editions.some((one) => one.version === asked) ? `Ce lien a été fait avec la version ${asked} de cette page ; voici la réponse d'aujourd'hui (${version}).`
      : `Le lien nomme une version inconnue (${asked.slice(0, 16)}) : voici la réponse d'aujourd'hui, version ${version}.`;
  };

  const find = more({ section, every: () => ask({ game, fields: question }), add: (name) => state(name, "True"), named, show });
  const state = (name, value) => {
    value ? said.set(name, value) : said.delete(name);
    const field = named(name);
    if (field) show(field);
    soon(0);
  };

  const fill = async (expression) => {
    let found = read(expression);
    if (found && question === TABLE && found.question !== TABLE) {  // what a form says, as the description of a table
      const { carried } = await ask({ game, carry: expression });
      found = carried && read(carried);
      if (carried) history.replaceState(history.state, "", toAddress(carried, version));
    }
    if (!found || found.question !== question) return false;
    said.clear();
    keep(null);
    let unknown = false;
    for (const [name, value] of found.said) {
      const field = named(name);
      said.set(field ? field.dataset.name : name, value);
      unknown ||= !field;
    }
    if (unknown) await find.place([...said.keys()]).catch(() => { /* judged all the same */ });
    fields().forEach(show);
    lead();
    return true;
  };
  const reopen = async () => {
    const asked = ofAddress(location.hash);
    if (!asked || asked.expression === write(question, said) || !(await fill(asked.expression))) return;
    await open(asked.version);
    judge();
  };

  // Handed on as a picture, or as a code that another phone reads: of what is judged now.
  const handOn = async (how) => {
    const { share } = await import("./ask-share.js");
    if (!last) await judge();
    const text = form.querySelector("#demande-texte").textContent;
    if (last) await share(how, { place: form.querySelector(".arb-ask-shared"), ask, game, label, told: last, text, version });
  };

  // A touch: a fact said or not, a step up or down, a value typed.
  const heard = (event) => {
    const target = event.target.closest?.("[data-name],[data-step],[data-reset],[data-share]");
    if (!target || !form.contains(target)) return;
    if (target.dataset.share) {
      if (event.type === "click") handOn(target.dataset.share);
      return;
    }
    form.querySelector(".arb-ask-shared").replaceChildren();  // what was handed on is of another situation
    aged = "";
    if (event.type === "click" && "reset" in target.dataset) {
      const back = emptied || [], left = emptied || !said.size ? null : new Map(said);
      said.clear();
      for (const [name, value] of back) said.set(name, value);
      fields().forEach(show);
      soon(0);
      keep(left);
    } else if (event.type === "click" && target.dataset.kind === "fact") {
      state(target.dataset.name, said.has(target.dataset.name) ? "" : "True");
    } else if (event.type === "click" && target.dataset.step) {
      const field = target.parentElement.querySelector("input"), { low, high } = field.dataset;
      const now = Number((field.value || field.placeholder || "").replace(",", "."));
      const next = (Number.isFinite(now) && (field.value || field.placeholder) ? now + Number(target.dataset.step) : Number(low || 0));
      state(field.dataset.name, String(Math.min(high ?? Infinity, Math.max(low ?? -Infinity, next))));
    } else if (event.type === "input" && target.dataset.kind) {
      const value = python(target.dataset.kind, event.value);
      if (target.value !== event.value) {
        target.value = event.value;
        target.dispatchEvent(new Event("shown"));
      }
      value ? said.set(target.dataset.name, value) : said.delete(target.dataset.name);
      soon();
    }
  };

  for (const field of fields()) if (field.placeholder) field.dataset.placeholder = field.placeholder;
  const asked = ofAddress(location.hash);
  if (asked) await open(asked.version);
  if (asked && (await fill(asked.expression))) judge();
  else {
    await fill(call);
    ask({ game }).then(() => { awake = true; }, () => { /* told at the first question */ });
  }
  return { heard, reopen };
};
