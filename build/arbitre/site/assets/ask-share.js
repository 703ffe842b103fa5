// A verdict handed on: its address as a QR code that another phone reads, or the whole of it as a picture, drawn here and sent nowhere.
import { made } from "./ask-answer.js";

const WIDTH = 1080, EDGE = 56, LINE = 1.35;  // pixels of the picture, of its margins; lines between lines
const SCALE = 8;  // pixels of a module
const INK = "#1b242d", SOFT = "#55616e", PAPER = "#ffffff", LIT = "#22313f", LIT_INK = "#ffffff", EDGED = "#d99a1c";
const MOST = 14;  // reasons a picture tells
const FAMILY = "system-ui, sans-serif";

// The modules of a QR code on a canvas, as large as asked and no blurrier.
const modules = (context, rows, left, top, scale) => {
  context.fillStyle = PAPER;
  context.fillRect(left, top, rows.length * scale, rows.length * scale);
  context.fillStyle = "#000000";
  rows.forEach((row, y) => [...row].forEach((one, x) => one === "1" && context.fillRect(left + x * scale, top + y * scale, scale, scale)));
};

const canvas = (width, height, name) => {
  const drawn = made("canvas", { width, height, role: "img", "aria-label": name });
  return [drawn, drawn.getContext("2d")];
};

// A text cut into lines that hold in a width; a word longer than the line, an address, is cut where it must be.
const wrapped = (context, text, width) => text.split("\n").flatMap((paragraph) => {
  const lines = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    let rest = line ? `${line} ${word}` : word;
    if (line && context.measureText(rest).width > width) {
      lines.push(line);
      rest = word;
    }
    while (context.measureText(rest).width > width && rest.length > 1) {
      let end = rest.length - 1;
      while (end > 1 && context.measureText(rest.slice(0, end)).width > width) end--;
      lines.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    line = rest;
  }
  return [...lines, line];
});

// What the picture says, from top to bottom: {text, size, weight, colour}; the answer stands on a ground of its own.
const told = ({ label, told: verdict, text, version }) => {
  const lines = text.split("\n"), address = lines.at(-1), situation = lines[0].slice(label.length).trim().replace(/^\((.*)\)$/s, "$1");
  const why = (verdict.why || []).map((line) =>
    [line.code, line.label].filter(Boolean).join(" ") + (line.text ? ` : ${line.text}` : "") + (line.value ? ` (${line.value})` : ""));
  const disputes = (verdict.answers || []).map((one) => `Litige ${one.dispute}, lecture ${one.reading} : ${one.verdict}`);
  const said = (words, size, weight = 400, colour = INK, more = {}) => words && { text: words, size, weight, colour, ...more };
  return {
    address,
    parts: [
      said([document.querySelector(".arb-chip-code")?.textContent, label].filter(Boolean).join(" · "), 46, 700),
      said(situation, 30, 400, SOFT), said(lines.slice(1, -1).join("\n"), 38, 700, LIT_INK, { ground: LIT }),
      ...disputes.map((one) => said(one, 28)),
      ...(why.length ? [said("Pourquoi", 30, 700)] : []), ...why.slice(0, MOST).map((one) => said(one, 28)),
      why.length > MOST && said(`et ${why.length - MOST} autres`, 28, 400, SOFT),
    ].filter(Boolean),
    foot: said(`${address}\nArbitre, version ${version}`, 24, 400, SOFT),
  };
};

const font = ({ weight, size }) => `${weight} ${size}px ${FAMILY}`;

const picture = (what, rows) => {
  const { parts, foot } = told(what), [, measure] = canvas(1, 1, "");
  const side = rows ? rows.length * Math.max(3, Math.floor(320 / rows.length)) : 0, inner = WIDTH - 2 * EDGE;
  const laid = parts.map((part) => {
    measure.font = font(part);
    return { ...part, lines: wrapped(measure, part.text, inner - (part.ground ? 48 : 0)) };
  });
  measure.font = font(foot);
  const below = wrapped(measure, foot.text, inner - (side ? side + 32 : 0));
  const tall = ({ lines, size, ground }) => lines.length * size * LINE + (ground ? 74 : 18);
  const height = 2 * EDGE + laid.reduce((total, part) => total + tall(part), 0) + Math.max(side, below.length * foot.size * LINE) + 32;
  const [drawn, context] = canvas(WIDTH, Math.ceil(height), `Image du verdict : ${what.text}`);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = EDGED;
  context.fillRect(0, 0, WIDTH, 12);
  context.textBaseline = "top";
  let top = EDGE;
  const write = (lines, { size, colour }, left, from) => {
    context.fillStyle = colour;
    lines.forEach((line, i) => context.fillText(line, left, from + i * size * LINE));
  };
  for (const part of laid) {
    if (part.ground) {
      context.fillStyle = part.ground;
      context.fillRect(EDGE, top, inner, tall(part) - 30);
    }
    context.font = font(part);
    write(part.lines, part, EDGE + (part.ground ? 24 : 0), top + (part.ground ? 22 : 0));
    top += tall(part);
  }
  top += 16;
  if (side) modules(context, rows, EDGE, top, side / rows.length);
  context.font = font(foot);
  write(below, foot, EDGE + (side ? side + 32 : 0), top);
  return drawn;
};

const saved = (drawn) => new Promise((done) => drawn.toBlob(done, "image/png"));
const named = (label) => {
  const plain = label.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `arbitre-${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "verdict"}`;
};

// Shows one or the other in a place, with what keeps it or hands it on.
export const share = async (how, what) => {
  const { place, ask, game, label, text } = what, address = text.split("\n").at(-1);
  place.replaceChildren(made("p", { class: "arb-small" }, "…"));
  place.parentElement.querySelector(".arb-copies [role=status]").replaceChildren();  // « Copié. » was of something else
  const { rows, error } = await ask({ game, qr: address }).catch(() => ({ error: "Le QR code n'a pas pu être dessiné." }));
  if (how === "qr" && error) return place.replaceChildren(made("p", { class: "arb-small arb-ask-heed" }, error));
  let drawn, context;
  if (how === "qr") {
    [drawn, context] = canvas(rows.length * SCALE, rows.length * SCALE, `QR code de l'adresse ${address}`);
    modules(context, rows, 0, 0, SCALE);
  } else drawn = picture(what, rows);
  const name = `${named(label)}${how === "qr" ? "-qr" : ""}.png`, blob = await saved(drawn), file = new File([blob], name, { type: "image/png" });
  const keep = made("a", { download: name, href: URL.createObjectURL(blob), class: "arb-ask-keep" }, "Télécharger");
  const tools = made("p", { class: "arb-copies" }, keep);
  if (navigator.canShare?.({ files: [file] })) {
    const hand = made("button", { type: "button" }, "Partager");
    hand.addEventListener("click", () => navigator.share({ files: [file], title: label, text: address }).catch(() => { /* given up */ }));
    tools.prepend(hand, " ");
  }
  const note = how === "qr" ? "À lire avec l'appareil photo d'un autre téléphone." : error;
  place.replaceChildren(...[drawn, note && made("p", { class: "arb-small" }, note), tools].filter(Boolean));
  return undefined;
};
