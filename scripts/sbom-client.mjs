// Adds what is in the client to a bill of materials of the program, as the bundler has listed it:
// node scripts/sbom-client.mjs BOM LICENCES > NEW. npm's own bill cannot: it knows what is installed, not what is in the bundle.
import { readFileSync } from "node:fs";

const [bom, licences] = process.argv.slice(2);
const bill = JSON.parse(readFileSync(bom, "utf8"));
const found = [...readFileSync(licences, "utf8").matchAll(/^## (\S+) - (\S+) \(([^)]+)\)$/gm)];
// The typeface is no module that a bundler could see, but its package is locked like others.
const lock = JSON.parse(readFileSync("web/package-lock.json", "utf8")).packages;
const typeface = lock["node_modules/@fontsource-variable/alegreya"];
found.push(["", "@fontsource-variable/alegreya", typeface.version, typeface.license]);
if (found.length < 3) throw new Error(`${licences} lists hardly anything`);
bill.components.push(
  ...found.map(([, name, version, license]) => {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    return { type: "library", "bom-ref": purl, name, version, purl, licenses: [{ expression: license }] };
  }),
);
console.log(JSON.stringify(bill, null, 2));
