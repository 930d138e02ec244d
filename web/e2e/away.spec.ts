/** Somebody goes away and says nothing: nobody is stuck, and whoever returns is told. A minute is a minute here: nothing shortens it. */
import { expect, test } from "./fixtures";
import { Person } from "./people";

const arrive = Person.arrive;

test("a stand-in plays for somebody who is gone, and they are told on their return", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const ada = await arrive(browser, baseURL!, "Ada");
  const bea = await arrive(browser, baseURL!, "Bea");
  const cyr = await arrive(browser, baseURL!, "Cyr");
  const link = await ada.makeTable();
  await bea.sitDown(link);
  await cyr.sitDown(link);
  await ada.page.getByRole("button", { name: "Start with 3 players" }).click();
  await ada.firstDice();
  await bea.page.close();
  await expect(ada.seat("Bea")).toContainText("not here");
  await ada.takeTurn();
  await cyr.takeTurn();
  const notice = ada.page.getByTestId("absence");
  await expect(notice).toContainText("Bea is not here", { timeout: 100_000 });
  await expect(cyr.page.getByTestId("absence")).toContainText("Ada can let a stand-in play");
  await expect(cyr.page.getByRole("button", { name: "What now?" })).toHaveCount(0);
  await notice.getByRole("button", { name: "What now?" }).click();
  await ada.page.getByRole("button", { name: "Let a stand-in play" }).click();
  await ada.page.getByRole("button", { name: "Close", exact: true }).click();
  // The table goes on without her, and the chronicle says who played.
  await expect.poll(() => cyr.halfDay()).toBe("2");
  await expect(ada.page.getByTestId("chronicle")).toContainText("A stand-in played for Bea.");

  const back = new Person("Bea", await bea.page.context().newPage());
  await back.page.goto(link);
  await expect(back.bar).toContainText(
    /While you were away, a stand-in played|A stand-in has played this turn/,
  );
  await expect(ada.page.getByTestId("absence")).toHaveCount(0);
  for (const person of [ada, back, cyr]) await person.leave();
});
