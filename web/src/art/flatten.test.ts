import { expect, it } from "vitest";
import { flatten } from "./flatten";

it("groups hand down what they say, and the nearest is heard", () => {
  const nested =
    '<g stroke="red" fill="none"><g stroke="blue"><circle r="1"/></g><rect width="2" fill="#fff"/></g>';
  expect(flatten(nested)).toBe(
    '<circle stroke="blue" fill="none" r="1"/><rect stroke="red" fill="#fff" width="2"/>',
  );
});

it("strokes that look alike become one", () => {
  const strokes =
    '<g fill="none" stroke="red"><path d="M0 0h1"/><path d="M2 0h1"/><path d="M4 0h1" stroke-width="2"/></g>';
  expect(flatten(strokes)).toBe(
    '<path fill="none" stroke="red" d="M0 0h1M2 0h1"/><path fill="none" stroke="red" d="M4 0h1" stroke-width="2"/>',
  );
});

it("what would look different stays apart", () => {
  for (const apart of [
    '<path fill="red" d="M0 0h1"/><path fill="red" d="M2 0h1"/>',
    '<path fill="none" stroke-opacity=".5" d="M0 0h1"/><path fill="none" stroke-opacity=".5" d="M2 0h1"/>',
    '<path fill="none" d="M0 0h1"/><circle fill="none" r="1"/><path fill="none" d="M2 0h1"/>',
    '<g opacity=".5"><path fill="none" d="M0 0h1"/><path fill="none" d="M2 0h1"/></g>',
  ]) {
    expect(flatten(apart)).toBe(apart);
  }
});
