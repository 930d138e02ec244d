/** Several people at one table, each with a browser of their own. */
import type { Browser } from "@playwright/test";
import { Person } from "./people";
import { expect, glimpse, test } from "./fixtures";
import { verify } from "./program";
import { Server } from "./server";

const arrive = Person.arrive;

test("together: from one tap to the rematch", async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Bea");
  const cyr = await arrive(browser, baseURL!, "Cyr", { viewport: { width: 390, height: 844 } });
  const dan = await arrive(browser, baseURL!, "Dan");

  await test.step("people gather by the link", async () => {
    const link = await ada.makeTable();
    await expect(ada.page.getByRole("status", { name: "The link to this table" })).toHaveText(link);
    await expect(ada.page.getByAltText(/QR code/)).toBeVisible();
    await bea.sitDown(link);
    await cyr.sitDown(link);
    await expect(ada.place("Cyr")).toContainText("here");
    await expect(bea.place("Ada")).toContainText("host");
    await expect(bea.page.getByRole("button", { name: /^Start/ })).toHaveCount(0);
    // The host puts Cyr before Bea, by key; the focus goes along.
    await ada.page.getByRole("button", { name: "Move Cyr up" }).focus();
    await ada.page.keyboard.press("Enter");
    await expect(bea.page.getByTestId("name")).toHaveText(["Ada", "Cyr", "Bea", "Open seat"]);
    await expect(ada.page.getByRole("button", { name: "Move Cyr up" })).toBeFocused();
    // What the host chooses, everybody reads.
    await ada.page.getByLabel("Play with Banquets & Raids").check();
    await expect(bea.page.getByText("Play with Banquets & Raids")).toBeVisible();
    await ada.page.getByRole("button", { name: "Start with 3 players" }).click();
    for (const person of [ada, bea, cyr]) await expect(person.page.getByTestId("table")).toBeVisible();
  });

  await test.step("dice come when all have acted", async () => {
    await ada.firstDice();
    await expect(bea.page.getByText("turn 1 of 16")).toBeVisible();
    await ada.takeTurn();
    await expect(ada.bar).toContainText("Cyr and Bea are still thinking.");
    await expect(ada.seat("Bea")).toContainText("choosing");
    await expect(bea.seat("Ada")).toContainText("has acted");
    await bea.takeTurn();
    await expect(ada.bar).toContainText("Cyr is still thinking.");
    // Somebody changes their mind, and nobody is hurried.
    await bea.page.getByRole("button", { name: "Take back" }).click();
    await expect(ada.bar).toContainText("Cyr and Bea are still thinking.");
    await expect(bea.places().first()).toBeVisible();
    await bea.takeTurn();
    const soon = glimpse(ada.page, '[data-part="confirm"]', "Next dice in");
    await cyr.takeTurn();
    await soon;
    for (const person of [ada, bea]) await expect(person.page.getByText("turn 2 of 16")).toBeVisible();
    await expect(cyr.page.getByTestId("when")).toContainText("afternoon");
  });

  await test.step("who comes late may watch, and sees no more than is closed", async () => {
    await ada.takeTurn();
    await dan.page.goto(ada.page.url());
    await expect(dan.bar).toContainText("You are watching Ada.");
    const seen = await dan.view();
    expect(seen.seats.map((seat) => seat.chronicle.length)).toEqual([1, 1, 1]);
    expect(seen.seats.every((seat) => seat.offers.length === 0 && !seat.yours)).toBe(true);
    expect(seen.seed).toBeNull();
    expect(seen.fairness).toMatchObject({ secret: null });
    await expect(dan.places()).toHaveCount(0);
    // Nor do players see each other's turn before it is closed.
    expect((await bea.view()).seats[0]?.chronicle).toHaveLength(1);
    await expect(
      ada.page.locator('[data-part="player"][data-state="done"]').filter({ hasText: "Ada" }),
    ).toBeVisible();
  });

  await test.step("talk", async () => {
    await ada.openTalk();
    await ada.say("<b>Good dice</b> today!");
    await expect(bea.page.getByRole("tab", { name: "Chat (1)" })).toBeVisible();
    await bea.openTalk();
    // Words are words, never markup.
    await expect(bea.page.getByTestId("said").getByText("<b>Good dice</b> today!")).toBeVisible();
    await expect(bea.page.getByRole("tab", { name: "Chat", exact: true })).toBeVisible();
    await cyr.page.getByRole("button", { name: "Chat, one new message" }).click();
    await cyr.say("For you perhaps.");
    await cyr.page.keyboard.press("Escape");
    await expect(ada.page.getByTestId("said").getByText("For you perhaps.")).toBeVisible();
    const applause = glimpse(ada.page, '[data-part="player"]:has([data-part="sign"])', "Bea");
    await bea.page.getByRole("button", { name: "Applause" }).click();
    await applause;
    await expect(ada.page.getByRole("log").getByText("Bea: Applause")).toBeAttached();
    // Bea has enough of Cyr; Ada has not.
    await bea.page.getByTestId("said").getByText("For you perhaps.").hover();
    await bea.page.getByRole("button", { name: "Mute Cyr" }).click();
    await expect(bea.page.getByTestId("said").getByText("For you perhaps.")).toBeHidden();
    await cyr.page.getByRole("button", { name: /^Chat/ }).click();
    await cyr.say("Hello?");
    await cyr.page.keyboard.press("Escape");
    await expect(ada.page.getByTestId("said").getByText("Hello?")).toBeVisible();
    await expect(bea.page.getByTestId("said").getByText("Hello?")).toBeHidden();
    await bea.page.getByRole("button", { name: "Unmute Cyr" }).click();
    await expect(bea.page.getByTestId("said").getByText("Hello?")).toBeVisible();
    // Those who watch talk among themselves.
    await dan.openTalk();
    await dan.page.getByLabel("Name for your messages").fill("Dan");
    await dan.page.getByRole("button", { name: "Save", exact: true }).click();
    await dan.say("Ada should build.");
    await expect(dan.page.getByTestId("said").getByText("Ada should build.")).toBeVisible();
    await expect(ada.page.getByTestId("said").getByText("Ada should build.")).toBeHidden();
    // The host switches it off for all.
    await ada.page.keyboard.press("Escape");
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByRole("button", { name: "Switch the chat off" }).click();
    await ada.page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(bea.page.getByText("The host has switched the chat off.")).toBeVisible();
    await ada.page.getByRole("button", { name: "Switch the chat on" }).click();
    await expect(bea.page.getByLabel("Your message", { exact: true })).toBeVisible();
  });

  const id = ada.id();
  await test.step("to the end, and the proof", async () => {
    await Promise.all([ada.hurry(), bea.hurry(), cyr.hurry()]);
    for (const person of [ada, bea, cyr, dan]) {
      await person.page.waitForURL(/\/result$/);
      await expect(person.page.getByTestId("final")).toHaveCount(3);
    }
    const record = await (await ada.page.request.get(`/api/games/${id}/record`)).json();
    expect(verify(record)).toMatchObject({ ok: true, finished: true });
    expect(record.seed_from.contributions).toHaveLength(3);
    await bea.page.goto(`/dice?game=${id}`);
    await expect(bea.page.getByText("Every die is as it should be")).toBeVisible();
    await expect(bea.page.getByText("The one this browser saw before you sat down.")).toBeVisible();
    await expect(bea.page.getByText("It is among them")).toBeVisible();
    await expect(bea.page.getByText("It comes from the secret and what people added.")).toBeVisible();
    await bea.page.goBack();
  });

  await test.step("rematch with the same people", async () => {
    await ada.page.getByRole("button", { name: "Rematch" }).click();
    await ada.page.waitForURL((url) => /\/game\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
    for (const person of [bea, cyr]) {
      await person.page.getByRole("link", { name: "Join the rematch" }).click();
      await expect(person.place(person.name)).toContainText("you");
      await expect(ada.place(person.name)).toContainText("here");
    }
    await ada.page.getByRole("button", { name: "Start with 3 players" }).click();
    await expect(bea.page.getByTestId("table")).toBeVisible();
  });
  for (const person of [ada, bea, cyr, dan]) await person.leave();
});

test("at their own pace, one runs ahead", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Bea");
  const link = await ada.makeTable();
  await bea.sitDown(link);
  await ada.page.getByText("At your own pace").click();
  await expect(bea.page.getByText("Everybody plays the same dice as fast as they like")).toBeVisible();
  await ada.page.getByRole("button", { name: "Start with 2 players" }).click();
  await expect(bea.next).toBeVisible();
  await ada.hurry({ until: 6 });
  await expect(ada.page.getByText("turn 6 of 16")).toBeVisible();
  // Bea has finished nothing, so she sees nothing of it.
  await expect(bea.seat("Ada")).toContainText("nothing to see yet");
  expect((await bea.view()).seats[0]?.chronicle).toHaveLength(0);
  for (let half_day = 1; half_day <= 2; half_day += 1) {
    await bea.roll();
    await bea.takeTurn();
  }
  await bea.roll();
  await expect(bea.seat("Ada")).toContainText("visible to turn 2");
  expect((await bea.view()).seats[0]?.chronicle).toHaveLength(2);
  await bea.seat("Ada").click();
  await expect(bea.bar).toContainText("You are watching Ada.");
  await bea.page.getByRole("button", { name: "To your sheet" }).click();
  await expect(bea.page.getByRole("region", { name: "Bea’s sheet" })).toBeVisible();
  await ada.hurry();
  await expect(ada.bar).toContainText("Bea is still playing.");
  await bea.hurry();
  for (const person of [ada, bea]) {
    await person.page.waitForURL(/\/result$/);
    await person.leave();
  }
});

test("with a bot", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL!, "Ada");
  await ada.makeTable();
  await ada.page.getByLabel("Put a bot at seat 2").selectOption("novice");
  await expect(ada.place("Novice bot")).toContainText("about 40 points");
  await ada.page.getByLabel("Level of the bot at seat 2").selectOption("apprentice");
  await ada.page.getByRole("button", { name: "Add a bot" }).click();
  await ada.page.getByRole("button", { name: "Remove seat 3" }).click();
  await expect(ada.page.getByTestId("name")).toHaveText([
    "Ada",
    "Apprentice bot",
    "Open seat",
    "Journeyman bot",
  ]);
  await ada.page.getByRole("button", { name: "Start with 3 players" }).click();
  for (let half_day = 1; half_day <= 2; half_day += 1) {
    await ada.roll();
    await expect(ada.seat("Apprentice bot")).toContainText("has acted");
    await ada.takeTurn();
    // One person among bots is never hurried.
    await expect(ada.next).toBeVisible();
  }
  await ada.hurry();
  await ada.page.waitForURL(/\/result$/);
  await expect(ada.page.getByText("Journeyman bot").first()).toBeVisible();
  await ada.leave();
});

/** Two people, one of whom has to choose in a chain. Nobody can choose the dice of a table, and in some games no chain asks anything. */
async function inAChain(browser: Browser, baseURL: string): Promise<[Person, Person]> {
  for (;;) {
    const ada = await arrive(browser, baseURL, "Ada");
    const bea = await arrive(browser, baseURL, "Bea");
    await bea.sitDown(await ada.makeTable());
    await ada.page.getByText("At your own pace").click();
    await ada.page.getByRole("button", { name: "Start with 2 players" }).click();
    await expect(ada.next).toBeVisible();
    if (await ada.hurry({ intoChain: true })) return [ada, bea];
    for (const person of [ada, bea]) await person.leave();
  }
}

test("offline in the middle of a chain, and back", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const [ada, bea] = await inAChain(browser, baseURL!);
  await expect(ada.page.getByText("The chain continues once you have chosen.")).toBeVisible();
  const before = await ada.decided();

  await ada.page.context().setOffline(true);
  await expect(ada.page.getByText("Connection lost; trying again …")).toBeVisible();
  await ada.places().first().click();
  await ada.confirmButton.click();
  await expect(bea.seat("Ada")).toContainText("not here", { timeout: 60_000 });
  const back = glimpse(ada.page, '[data-part="connection"]', "Connected again");
  await ada.page.context().setOffline(false);
  await back;
  await expect.poll(() => ada.decided()).not.toBe(before);
  await expect(bea.seat("Ada")).not.toContainText("not here");
  await ada.takeTurn();
  const { seats } = await ada.view();
  expect(seats[0]).toMatchObject({ done: true });
  for (const person of [ada, bea]) await person.leave();
});

test("the host removes a guest", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Bea");
  await bea.sitDown(await ada.makeTable());
  await ada.page.getByRole("button", { name: "Remove Bea from the table" }).click();
  await ada.page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(bea.page.getByText("Ada has removed you from this table.")).toBeVisible();
  await expect(bea.page.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  await expect(ada.place("Bea")).toHaveCount(0);
  await ada.page.getByRole("button", { name: "Close the table" }).click();
  await ada.page.getByRole("button", { name: "Yes, close it" }).click();
  await expect(bea.page.getByRole("heading", { name: "This table is closed" })).toBeVisible();
  for (const person of [ada, bea]) await person.leave();
});

test("two tabs of one player", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Bea");
  const link = await ada.makeTable();
  await bea.sitDown(link);
  const tab = new Person("Bea", await bea.page.context().newPage());
  await tab.page.goto(link);
  await expect(tab.place("Bea")).toContainText("you");
  await ada.page.getByRole("button", { name: "Start with 2 players" }).click();
  await ada.firstDice();
  for (const page of [bea.page, tab.page]) await expect(page.getByText("turn 1 of 16")).toBeVisible();
  await bea.takeTurn();
  await expect(tab.bar).toContainText("Ada is still thinking.");
  await tab.page.getByRole("button", { name: "Take back" }).click();
  await expect(bea.places().first()).toBeVisible();
  await tab.takeTurn();
  await tab.page.close();
  await expect(ada.seat("Bea")).toContainText("has acted");
  await expect(ada.seat("Bea")).not.toContainText("not here");
  await bea.page.close();
  await expect(ada.seat("Bea")).toContainText("not here");
  await ada.leave();
  await bea.page.context().close();
});

test("out of time: a stand-in plays, and the turn can be taken back", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Bea");
  await bea.sitDown(await ada.makeTable());
  await ada.page.getByLabel("Time for a half-day").selectOption({ label: "30 seconds" });
  await expect(ada.page.getByLabel("Stand-in")).toHaveValue("apprentice");
  await ada.page.getByRole("button", { name: "Start with 2 players" }).click();
  await ada.firstDice();
  await expect(bea.page.getByLabel(/Your time for this half-day/)).toBeVisible();
  await ada.takeTurn();
  await expect(bea.bar).toContainText("A stand-in has played this turn.", { timeout: 60_000 });
  await expect(ada.seat("Bea")).toContainText("a stand-in plays");
  await bea.page.getByRole("button", { name: "Play it myself" }).click();
  await expect(bea.places().first()).toBeVisible();
  await bea.takeTurn();
  await expect(ada.page.getByText("turn 2 of 16")).toBeVisible();
  for (const person of [ada, bea]) await person.leave();
});

test("the lobby is live", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Lobby guest");
  await bea.page.goto("/lobby");
  await ada.page.goto("/lobby");
  await ada.page.getByRole("button", { name: "Open a public table" }).click();
  await ada.page.getByLabel("Your name", { exact: true }).fill("Lobby host");
  await ada.page.getByRole("button", { name: "Save", exact: true }).click();
  await bea.page.getByRole("link", { name: "Join Lobby host’s table" }).click();
  await bea.sitDown(bea.page.url());
  const cyr = await arrive(browser, baseURL!, "Cyr");
  await cyr.page.goto("/lobby");
  await expect(cyr.page.getByText("Lobby host and Lobby guest")).toBeVisible();
  await ada.page.getByRole("button", { name: "Start with 2 players" }).click();
  await cyr.page.getByRole("link", { name: "Watch Lobby host’s table" }).click();
  await expect(cyr.bar).toContainText("You are watching");
  for (const person of [ada, bea, cyr]) await person.leave();
});

/** The server dies without a word while people play; everybody waits, and everything confirmed is there. */
test("kill -9 with people at the table", async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await new Server().start();
  const ada = await arrive(browser, server.url, "Ada");
  const bea = await arrive(browser, server.url, "Bea");
  try {
    await bea.sitDown(await ada.makeTable());
    // Gathering survives it, too.
    await server.stop("SIGKILL");
    await expect(ada.page.getByText("Connection lost; trying again …")).toBeVisible();
    const back = glimpse(ada.page, '[data-part="connection"]', "Connected again");
    await server.start();
    await back;
    await expect(ada.place("Bea")).toContainText("here");
    await ada.page.getByRole("button", { name: "Start with 2 players" }).click();
    await ada.firstDice();
    await expect(bea.page.getByText("turn 1 of 16")).toBeVisible();
    await bea.takeTurn();
    await server.stop("SIGKILL");
    await expect(ada.page.getByText("Connection lost; trying again …")).toBeVisible();
    // Confirmed while nobody listens: sent when the server is back, and counted once.
    const before = await ada.decided();
    await ada.places().first().click();
    await ada.confirmButton.click();
    await server.start();
    await expect.poll(() => ada.decided(), { timeout: 20_000 }).not.toBe(before);
    await ada.takeTurn();
    await expect(bea.page.getByText("turn 2 of 16")).toBeVisible({ timeout: 20_000 });
    await Promise.all([ada.hurry(), bea.hurry()]);
    await ada.page.waitForURL(/\/result$/);
    const id = ada.id();
    const record = await (await ada.page.request.get(`/api/games/${id}/record`)).json();
    expect(verify(record)).toMatchObject({ ok: true, finished: true });
  } finally {
    await ada.page.context().close();
    await bea.page.context().close();
    await server.remove();
  }
});
