/**
 * Makes drawings of as few elements as possible. A page shows some three hundred of them, and every element of every one is
 * styled, laid out and painted by itself: groups hand what they say down to their shapes, and strokes that look alike become one.
 */

interface Shape {
  name: string;
  attributes: Map<string, string>;
}

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
/** What shapes have from their groups, or can as well have themselves. */
const HANDED_DOWN = /^(fill|stroke|stroke-(width|linejoin|linecap|opacity|dasharray)|display)$/;
/** Where these differ from one stroke to the next, or are seen through, two strokes are not one. */
const SEE_THROUGH = ["opacity", "stroke-opacity", "stroke-dasharray"];

/** The markup of shapes in groups, with the same look and fewer elements. */
export function flatten(markup: string): string {
  const shapes: Shape[] = [];
  const groups: Map<string, string>[] = [];
  for (const [, closes, name = "", attributes = "", empty] of markup.matchAll(TAG)) {
    if (closes) groups.pop();
    else {
      const own = new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]),
      );
      if (name !== "g")
        shapes.push({ name, attributes: new Map([...groups.flatMap((group) => [...group]), ...own]) });
      else {
        // Things of which only the whole can be seen through, moved or cut stay together.
        if ([...own.keys()].some((key) => !HANDED_DOWN.test(key))) return markup;
        groups.push(own);
      }
      if (!empty && name !== "g") return markup;
    }
  }
  return joined(shapes).map(written).join("");
}

function joined(shapes: Shape[]): Shape[] {
  const result: Shape[] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    const path = shape.attributes.get("d");
    if (last && path && areAlike(last, shape)) last.attributes.set("d", `${last.attributes.get("d")}${path}`);
    else result.push(shape);
  }
  return result;
}

function areAlike(one: Shape, other: Shape): boolean {
  const look = ({ attributes }: Shape) =>
    JSON.stringify([...attributes].filter(([key]) => key !== "d").toSorted());
  return (
    one.name === "path" &&
    other.name === "path" &&
    one.attributes.get("fill") === "none" &&
    !SEE_THROUGH.some((key) => one.attributes.has(key)) &&
    !!other.attributes.get("d")?.startsWith("M") &&
    look(one) === look(other)
  );
}

function written({ name, attributes }: Shape): string {
  return `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join("")}/>`;
}
