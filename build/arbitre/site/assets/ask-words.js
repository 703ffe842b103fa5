// A question as the address writes it: « jet(acc=6,cible_au_tapis=True,des=[3, 4]) », read into names and raw values, and written back.
const CLOSING = { "(": ")", "[": "]", "{": "}" };

// The parts of a text between commas that stand in no bracket and no quotation.
const parts = (text) => {
  const found = [], open = [];
  let start = 0, quote = "";
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quote) {
      if (sign === "\\") i++;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (CLOSING[sign]) open.push(CLOSING[sign]);
    else if (sign === open.at(-1)) open.pop();
    else if (sign === "," && !open.length) {
      found.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...found, text.slice(start)].map((part) => part.trim()).filter(Boolean);
};

const given = (text, before = "") => parts(text).flatMap((part) => {
  const [, name, value] = part.match(/^(\w+)\s*=\s*(.*)$/s) || [];
  if (!name) return [];
  const inner = value.match(/^dict\((.*)\)$/s);
  return inner ? given(inner[1], `${before}${name}_`) : [[before + name, value]];
});

// {question, said: Map}; null for what is no question.
export const read = (expression) => {
  const [, question, inside] = expression.trim().match(/^(\w+)\((.*)\)$/s) || [];
  return question ? { question, said: new Map(given(inside)) } : null;
};

export const write = (question, said) => `${question}(${[...said].map((one) => one.join("=")).join(",")})`;

// A value typed in a field, as Python; "" when the field says nothing.
export const python = (kind, typed) => {
  const text = typed.trim();
  if (!text) return "";
  if (kind === "choice") return JSON.stringify(text);
  if (kind === "number") return text.replace(",", ".").replace("−", "-").replace(/\s|\.$/g, "");
  if (kind === "dice") return `[${(text.match(/\d+/g) || []).join(",")}]`;
  return text;
};

// The same, as the field shows it.
export const shown = (kind, value) => {
  if (kind === "choice") {
    try { return JSON.parse(value.replace(/^'(.*)'$/s, '"$1"')); } catch (e) { return value; }
  }
  if (kind === "dice") return value.replace(/^\[|\]$/g, "").split(",").map((die) => die.trim()).join(", ");
  return kind === "number" ? value.replace(".", ",") : value;
};

// A value of Python as one of this page: numbers, texts, truths, lists and dictionaries; undefined for anything else.
export const literal = (text) => {
  const said = text.trim(), bare = said.slice(1, -1);
  if (said === "True" || said === "False") return said === "True";
  if (/^-?\d+(\.\d+)?$/.test(said)) return Number(said);
  if (/^".*"$|^'.*'$/s.test(said)) { try { return JSON.parse(`"${bare}"`); } catch (e) { return undefined; } }
  if (/^\[.*\]$/s.test(said)) {
    const found = parts(bare).map(literal);
    return found.includes(undefined) ? undefined : found;
  }
  if (!/^\{.*\}$/s.test(said)) return undefined;
  const found = parts(bare).map((part) => {
    const [, key, value] = part.match(/^("[^"]*"|'[^']*'|-?\d+)\s*:\s*(.*)$/s) || [];
    return key && [String(literal(key)), literal(value)];
  });
  return found.every((one) => one && one[1] !== undefined) ? Object.fromEntries(found) : undefined;
};

// The same, as its field has it typed.
export const typed = (kind, value) => {
  const python = (one) => {
    if (typeof one === "boolean") return one ? "True" : "False";
    if (Array.isArray(one)) return `[${one.map(python).join(", ")}]`;
    if (one && typeof one === "object") return `{${Object.entries(one).map(([key, inner]) => [JSON.stringify(key), python(inner)].join(": ")).join(", ")}}`;
    return JSON.stringify(one);
  };
  return kind === "dice" ? value.join(", ") : python(value);
};

// The situation of an address: #q=question&v=version.
export const ofAddress = (hash) => {
  const [, asked, version = ""] = hash.match(/^#q=(.*?)(?:&v=([0-9a-f]+))?$/s) || [];
  if (!asked) return null;
  try { return { expression: decodeURIComponent(asked), version }; } catch (e) { return { expression: asked, version }; }
};

export const toAddress = (expression, version) => `#q=${encodeURIComponent(expression).replace(/%(28|29|3D|2C|5B|5D|3A|20)/g, (found) => (found === "%20" ? found : decodeURIComponent(found)))}` + (version ? `&v=${version}` : "");
