/** Days and groups by the server's door, for tests that are not about how one gets there. */
import { expect, type Page } from "@playwright/test";
import { Person } from "./people";

/** The deal of today. */
export async function today(page: Page): Promise<string> {
  return (await (await page.request.get("/api/days/today")).json()).day;
}

/** Plays the ranked try of whoever has this page to its end. */
export async function finishToday(page: Page, name: string): Promise<string> {
  const begun = await page.request.post(`/api/days/${await today(page)}/try`, { data: { name } });
  const { id } = await begun.json();
  await page.goto(`/game/${id}`);
  await expect(page.getByTestId("table")).toBeVisible();
  await new Person(name, page).hurry();
  await page.waitForURL(/\/result$/);
  return id;
}

/** A group of whoever has this page, with others who have these names; gives its id. */
export async function groupOf(page: Page, others: string[]): Promise<string> {
  await page.request.put("/api/me", { data: { name: "Ada" } });
  const made = await page.request.post("/api/groups", { data: { name: "Market" } });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  const { link } = await (await page.request.get(`/api/groups/${id}`)).json();
  const origin = new URL(page.url()).origin;
  for (const name of others) {
    const browser = page.context().browser()!;
    const context = await browser.newContext({ baseURL: origin });
    const joined = await context.request.post(`${origin}/api/invitations/${link}`, { data: { name } });
    expect(joined.status()).toBe(200);
    await context.close();
  }
  return id;
}
