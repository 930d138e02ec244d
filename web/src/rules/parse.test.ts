import { describe, expect, it } from "vitest";
import { parse } from "./parse";

const whole = `# Rules

A lead.

## 4. A half-day

In this order:

### R4.3 Event {ruling}
The **black** die, see R4.4 and *not* R4.
![A caption](wheel)

- one
- two, R5.1.

| a | b |
|---|---|
| 1 | R2.7 |
`;

it("reads sections, clauses and all kinds of blocks", () => {
  // A picture after a paragraph needs a blank line; here it has one.
  expect(parse(whole.replace("\n![", "\n\n!["))).toEqual({
    title: "Rules",
    blocks: [{ type: "text", runs: ["A lead."] }],
    sections: [
      {
        id: "R4",
        title: "A half-day",
        blocks: [{ type: "text", runs: ["In this order:"] }],
        clauses: [
          {
            id: "R4.3",
            title: "Event",
            ruling: true,
            blocks: [
              {
                type: "text",
                runs: [
                  "The ",
                  { strong: "black" },
                  " die, see ",
                  { clause: "R4.4" },
                  " and ",
                  { emphasis: "not" },
                  " R4.",
                ],
              },
              { type: "picture", name: "wheel", caption: ["A caption"] },
              { type: "list", items: [["one"], ["two, ", { clause: "R5.1" }, "."]] },
              { type: "table", head: [["a"], ["b"]], rows: [[["1"], [{ clause: "R2.7" }]]] },
            ],
          },
        ],
      },
    ],
  });
});

it("finds clauses between characters of other scripts", () => {
  const [block] = parse("見R4.4。R4.5로").blocks;
  expect(block).toEqual({
    type: "text",
    runs: ["見", { clause: "R4.4" }, "。", { clause: "R4.5" }, "로"],
  });
});

describe("says where something is wrong", () => {
  it.each([
    ["a paragraph of two lines", whole, "line 10: a paragraph is one line"],
    ["a clause of another section", "## 4. A\n\n### R5.1 B\n", "line 3: R5.1 is in R4"],
    [
      "a clause without its number",
      "## 4. A\n\n### Event\n",
      "line 3: a clause begins with ### and its number",
    ],
    [
      "a row with too few cells",
      "| a | b |\n|---|---|\n| 1 |\n",
      "line 1: a row has too few or too many cells",
    ],
    ["a list that is none", "- one\ntwo\n", "line 1: an item of a list is one line"],
    ["a quotation", "> one\n", "line 1: this is not understood"],
  ])("%s", (_, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
