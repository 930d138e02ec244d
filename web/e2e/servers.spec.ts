/** One table on two server processes: what is in PostgreSQL is all that they share. */
import { expect, glimpse, test } from "./fixtures";
import { Person } from "./people";
import { Postgres } from "./postgres";
import { verify } from "./program";
import { Server } from "./server";

test("three people on two servers, and one of the servers dies", async ({ browser }) => {
  test.setTimeout(240_000);
  const postgres = await new Postgres().start();
  const one = await new Server(postgres.url).start();
  const other = await new Server(postgres.url).start();
  try {
    const ada = await Person.arrive(browser, one.url, "Ada");
    const bea = await Person.arrive(browser, other.url, "Bea");
    const cyr = await Person.arrive(browser, other.url, "Cyr", { viewport: { width: 390, height: 844 } });
    const everybody = [ada, bea, cyr];
    await ada.makeTable();
    const id = ada.id();
    for (const guest of [bea, cyr]) await guest.sitDown(`${other.url}/game/${id}`);
    await expect(ada.place("Cyr")).toContainText("here");
    await ada.page.getByRole("button", { name: "Start with 3 players" }).click();
    await bea.firstDice();
    // Until Ada's server has heard of it, her page still offers to roll.
    for (const person of everybody) await expect(person.places().first()).toBeVisible();
    for (const person of everybody) await person.takeTurn();
    for (const person of [ada, bea]) await expect(person.page.getByText("turn 2 of 16")).toBeVisible();

    await test.step("words and presence go from one to the other", async () => {
      await ada.openTalk();
      await ada.say("Hello over there!");
      await bea.openTalk();
      await expect(bea.page.getByTestId("said").getByText("Hello over there!")).toBeVisible();
      const applause = glimpse(ada.page, '[data-part="player"]:has([data-part="sign"])', "Bea");
      await bea.page.getByRole("button", { name: "Applause" }).click();
      await applause;
    });

    await test.step("one server dies; those who were there go on when it is back", async () => {
      await bea.takeTurn();
      const decided = await bea.decided();
      await other.stop("SIGKILL");
      await expect(bea.page.getByText("Connection lost; trying again …")).toBeVisible();
      // Nobody on the other server notices more than that they are not here.
      await ada.takeTurn();
      await expect(ada.bar).toContainText("Cyr is still thinking.");
      const back = glimpse(bea.page, '[data-part="connection"]', "Connected again");
      await other.start();
      await back;
      expect(await bea.decided()).toBe(decided);
      await cyr.takeTurn();
      await expect(ada.page.getByText("turn 3 of 16")).toBeVisible();
      await expect(bea.page.getByText("turn 3 of 16")).toBeVisible();
    });

    await Promise.all(everybody.map((person) => person.hurry()));
    for (const person of everybody) {
      await person.page.waitForURL(/\/result$/);
      await expect(person.page.getByTestId("final")).toHaveCount(3);
    }
    const records = await Promise.all(
      everybody.map(async ({ page }) => (await page.request.get(`/api/games/${id}/record`)).json()),
    );
    expect(records[1]).toEqual(records[0]);
    expect(verify(records[0])).toMatchObject({ ok: true, finished: true });
    for (const person of everybody) await person.leave();
  } finally {
    await Promise.all([one.remove(), other.remove()]);
    postgres.stop();
  }
});
