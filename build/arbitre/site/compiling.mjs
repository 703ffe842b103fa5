// Runs, in the Python of browsers, the text that makes bytecode: node compiling.mjs PYODIDE bytecode.py SOURCES.zip BYTECODE.zip
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [home, text, given, taken] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: home, env: { PYTHONHASHSEED: "0" } });
python.runPython(readFileSync(text, "utf-8"));
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(given)));
writeFileSync(taken, python.runPython("compiled(open('/sources.zip', 'rb').read())").toJs());
