/** Somebody at a table: the lobby lists only tables where a person who sits there is present. */
import { expect, type Page } from "@playwright/test";

/** Sits down at a table as who the browser is, and stays there in a page of its own. */
export async function attend(page: Page, table: string, name: string) {
  const other = await page.context().newPage();
  await other.goto("/healthz");
  const answer = await other.evaluate(
    async ([id, called]) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/games/${id}/socket`);
      const sit = { type: "sit", name: called, contribution: "0".repeat(32) };
      socket.addEventListener("open", () =>
        socket.send(JSON.stringify({ id: "sit", command: { type: "room", command: sit } })),
      );
      return new Promise<string>((resolve) => {
        socket.addEventListener("message", ({ data }) => {
          if (typeof data === "string" && data.includes('"answer"')) resolve(data);
        });
      });
    },
    [table, name] as const,
  );
  expect(answer).toContain('"accepted"');
}
