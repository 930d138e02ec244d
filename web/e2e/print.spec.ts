import { expect, still, test } from "./fixtures";
import { simulate } from "./program";

/** How many pages a PDF has. */
const pages = (pdf: Buffer) => (pdf.toString("latin1").match(/\/Type\s*\/Page(?!s)/g) ?? []).length;

for (const format of ["A4", "Letter"] as const) {
  test(`an empty and a finished sheet on one page of ${format}`, async ({ page }) => {
    const made = await page.request.post("/api/records", {
      data: simulate(1, "print", "--banquets", "--policy", "greedy")[0] as object,
    });
    const { id } = await made.json();
    for (const address of ["/print", `/game/${id}/print?seat=0`]) {
      await page.goto(address);
      await expect(page.getByTestId("sheet").first()).toBeVisible();
      await still(page);
      // Whatever way the reader lays the paper.
      for (const landscape of [true, false]) {
        const pdf = await page.pdf({ format, landscape, preferCSSPageSize: false });
        if (landscape) expect(pages(pdf), `${address}, ${format}`).toBe(1);
      }
      const own = await page.pdf({ preferCSSPageSize: true, format });
      expect(pages(own), `${address}, its own size`).toBe(1);
    }
  });
}

for (const format of ["A4", "Letter"] as const) {
  test(`all shields with boxes for initials on one page of ${format}`, async ({ page }) => {
    await page.goto("/honour");
    await page.getByRole("link", { name: /^Print the feats/ }).click();
    const paper = page.getByTestId("feats-paper");
    await expect(paper.getByRole("listitem")).toHaveCount(21);
    await still(page);
    expect(pages(await page.pdf({ preferCSSPageSize: true, format })), format).toBe(1);
  });
}
