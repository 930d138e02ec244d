// Compares two folders of pictures pixel by pixel and reports what differs and by how much, worst first:
// node scripts/compare-pictures.mjs before after [where the differences are drawn]
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Differences of colour that nobody sees, as pixelmatch counts them: 0 would be none at all. */
const THRESHOLD = 0.02;

const [before, after, drawn] = process.argv.slice(2);
if (!before || !after) {
  console.error("Two folders of pictures are needed: the one before and the one after.");
  process.exit(2);
}

const pictures = (folder) => new Set(readdirSync(folder).filter((name) => name.endsWith(".png")));
const [old, now] = [pictures(before), pictures(after)];
const read = (folder, name) => PNG.sync.read(readFileSync(join(folder, name)));

/** The part of a picture that another of other height has too. */
function cut(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part;
}

const found = [];
for (const name of old) {
  if (!now.has(name)) continue;
  const [one, two] = [readFileSync(join(before, name)), readFileSync(join(after, name))];
  if (one.equals(two)) continue;
  const [left, right] = [read(before, name), read(after, name)];
  const [width, height] = [Math.min(left.width, right.width), Math.min(left.height, right.height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    cut(left, width, height).data,
    cut(right, width, height).data,
    difference.data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true },
  );
  const sizes = [left, right].map((picture) => `${picture.width} × ${picture.height}`);
  const size = sizes[0] === sizes[1] ? "" : `, ${sizes[0]} became ${sizes[1]}`;
  if (pixels === 0 && !size) continue;
  found.push({ name, pixels, share: pixels / (width * height), size });
  if (drawn) {
    mkdirSync(drawn, { recursive: true });
    writeFileSync(join(drawn, name), PNG.sync.write(difference));
  }
}

for (const { name, pixels, share, size } of found.toSorted((one, two) => two.share - one.share))
  console.log(`${name}: ${pixels} pixels, ${(share * 100).toFixed(3)} %${size}`);
for (const name of old) if (!now.has(name)) console.log(`${name}: is gone`);
for (const name of now) if (!old.has(name)) console.log(`${name}: is new`);
const common = [...old].filter((name) => now.has(name)).length;
console.log(`${common} pictures compared, ${found.length} differ`);
process.exitCode = found.length > 0 ? 1 : 0;
