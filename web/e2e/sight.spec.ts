/** For eyes that see fewer colours, need large letters, or colours of their own; and for fingers. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { violations } from "./axe";
import { expect, type Page, Player, still, test } from "./fixtures";
import { simulate, upTo } from "./program";
import { contrast, EYES, seen } from "./vision";

const SCREENS = fileURLToPath(new URL("../screens/", import.meta.url));
mkdirSync(SCREENS, { recursive: true });
const FINISHED = simulate(1, "sight", "--players", "2", "--policy", "greedy")[0]!;
const MIDDLE = upTo(simulate(1, "sight", "--banquets", "--policy", "greedy")[0]!, 8);

const COLORS = ["red", "yellow", "white"];
/** The buttons that gain resources. */
const GAIN = '[data-place^="resource-"]';
const figure = (what: string, number: number) => `${what}: ${number.toFixed(2)}`;

/** The colours that a theme really has, as the browser computes them. */
async function tokens(page: Page, names: string[]): Promise<Record<string, string>> {
  return page.evaluate((all) => {
    const probe = document.createElement("i");
    document.body.append(probe);
    const found = all.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(found);
  }, names);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test("red, yellow and white differ in brightness, for all eyes", async ({ page }) => {
      await page.goto("/");
      const names = [...COLORS.flatMap((color) => [`${color}-fill`, `${color}-on`]), "surface", "die-black"];
      const colors = await tokens(page, names);
      const figures: string[] = [];
      const weak: string[] = [];
      for (const [eyes, matrix] of Object.entries(EYES)) {
        const see = (name: string) => seen(colors[name] ?? "", matrix);
        const measure = (one: string, two: string, least: number) => {
          const number = contrast(see(one), see(two));
          figures.push(figure(`${eyes} ${one}/${two}`, number));
          if (number < least) weak.push(figure(`${eyes} ${one}/${two} needs ${least}`, number));
        };
        // Two of three fills never look alike, and an emblem stands out from its fill.
        measure("red-fill", "yellow-fill", 2);
        measure("yellow-fill", "white-fill", 2);
        measure("red-fill", "white-fill", 3);
        for (const color of COLORS) measure(`${color}-on`, `${color}-fill`, 4.5);
        // A destroyed plaza is nearly black: none of the three is, except that red is dark at night too; it has cracks.
        measure("die-black", "yellow-fill", 3);
        measure("die-black", "white-fill", 3);
      }
      console.log(`${theme}: ${figures.join("; ")}`);
      expect(weak).toEqual([]);
    });

    test("every colour on the table has its emblem, and pictures for all eyes", async ({ page }) => {
      await new Player(page).playOn(MIDDLE);
      const session = await page.context().newCDPSession(page);
      for (const type of ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const) {
        await session.send("Emulation.setEmulatedVisionDeficiency", { type });
        await page.screenshot({ path: `${SCREENS}eyes-${type}-${theme}.png` });
      }
      const EMBLEM = { red: "#banner", yellow: "#coin", white: "#book" };
      const bare = await page.evaluate((emblems) => {
        const missing: string[] = [];
        for (const [color, emblem] of Object.entries(emblems)) {
          for (const part of document.querySelectorAll(
            `:is([data-part="plaza-dot"], [data-part="die"], [data-part="district"])[data-color="${color}"]`,
          ))
            if (!part.querySelector(`use[href="${emblem}"]`)) missing.push(part.className);
          for (const plaza of document.querySelectorAll(`[data-part="plaza"][data-color="${color}"]`))
            if (!plaza.querySelector(`:scope > use[href="${emblem}"]`)) missing.push(`plaza ${color}`);
        }
        return missing;
      }, EMBLEM);
      expect(bare).toEqual([]);
    });
  });
}

test("dice in the bar have emblems too", async ({ page }) => {
  await new Player(page).playOn(MIDDLE);
  await page.locator(GAIN).first().click();
  const faces = page.locator(':is([data-part="way"], [data-part="change"]) svg:has(use[href^="#die-"])');
  expect(await faces.count()).toBeGreaterThan(0);
  for (const face of await faces.all()) {
    const sibling = await face.evaluate((one) =>
      one.nextElementSibling?.querySelector("use")?.getAttribute("href"),
    );
    expect(["#banner", "#coin", "#book"]).toContain(sibling);
  }
});

interface Shown {
  name: string;
  visit(page: Page): Promise<unknown>;
}

async function upload(page: Page, record: unknown): Promise<string> {
  const made = await page.request.post("/api/records", { data: record as object });
  return (await made.json()).id;
}

const PAGES: Shown[] = [
  ...["", "new", "learn", "games", "honour", "player", "dice?seed=sight", "lobby", "print"].map((path) => ({
    name: `/${path}`,
    visit: (page: Page) => page.goto(`/${path}`),
  })),
  { name: "opening", visit: (page) => new Player(page).startWith({ seed: "sight", banquets: true }) },
  { name: "table", visit: (page) => new Player(page).playOn(MIDDLE) },
  {
    name: "preview",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.locator(GAIN).first().click();
    },
  },
  {
    name: "help",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.keyboard.press("?");
    },
  },
  {
    name: "menu",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.keyboard.press("m");
    },
  },
  {
    name: "guide",
    visit: async (page) => {
      await page.goto("/learn");
      await page.getByRole("button", { name: "Start: Your first game" }).click();
      await expect(page.getByTestId("guide-card")).toBeVisible();
    },
  },
  { name: "result", visit: async (page) => page.goto(`/game/${await upload(page, FINISHED)}/result`) },
  {
    name: "replay",
    visit: async (page) => page.goto(`/game/${await upload(page, FINISHED)}/replay?half_day=9`),
  },
];

test.describe("letters twice as large", () => {
  // What a window of 1280 × 800 becomes at 200 %.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const { name, visit } of PAGES) {
    test(`at 200 % nothing needs to be scrolled sideways: ${name}`, async ({ page }) => {
      await visit(page);
      await still(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
      if (name === "preview") {
        // Nothing lies over the button that everything leads to.
        await page.getByRole("button", { name: "Confirm", exact: true }).click({ trial: true });
        await page.screenshot({ path: `${SCREENS}zoom-preview.png` });
      }
    });
  }
});

test("what a drawing is the frame of stands before it", async ({ page, player }) => {
  await player.playOn(MIDDLE);
  for (const [frame, inside] of [
    ["value", 'svg:has([href^="#die-"])'],
    ["link", '[data-part="gain"]'],
    ["shield", "b"],
    ["die", 'svg:has([href^="#die-"])'],
  ] as const) {
    const first = await page.locator(`[data-part="${frame}"]:visible`).evaluateAll((all, what) => {
      return all.map((one) => {
        const { left, top, width, height } = one.querySelector(what)!.getBoundingClientRect();
        const found = document.elementsFromPoint(left + width / 2, top + height / 2);
        const drawn = found.find((element) => element !== one && one.contains(element));
        return !!drawn?.closest(what);
      });
    }, inside);
    expect(first.length, frame).toBeGreaterThan(0);
    expect(first, `${inside} in ${frame}`).not.toContain(false);
  }
});

test("what is crossed out is veiled once", async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await player.playOn(MIDDLE);
  await still(page);
  const veils = await page.getByTestId("crossed").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, height } = one.getBoundingClientRect();
      // Beside the strokes, where nothing else is drawn: at the very edge, and where the picture of the strokes begins.
      return [2, 8].map((inside) => ({ x: Math.round(x + inside), y: Math.round(y + height * 0.6) }));
    }),
  );
  expect(veils.length).toBeGreaterThan(0);
  const picture = `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
  const colors = await page.evaluate(
    async ({ source, places }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      canvas.drawImage(image, 0, 0);
      return places.map((pair) => pair.map(({ x, y }) => [...canvas.getImageData(x, y, 1, 1).data]));
    },
    { source: picture, places: veils },
  );
  for (const [edge, inside] of colors) expect(inside).toEqual(edge);
});

test.describe("colours of one's own", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });
  test("what is chosen, reachable and previewed can still be told apart", async ({ page }) => {
    await new Player(page).playOn(MIDDLE);
    const look = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, before) => getComputedStyle(one, before).boxShadow, pseudo);
    const reach = await look('[data-place^="building-"]:not([aria-disabled])', "::before");
    expect(reach).toMatch(/inset/);
    await page.locator('[data-part="die"]:not([aria-disabled])').first().click();
    await expect(page.getByTestId("halo")).toBeVisible();
    await page.locator(GAIN).first().click();
    expect(await look(`${GAIN}[aria-pressed="true"]`)).not.toBe(await look(`${GAIN}[aria-pressed="false"]`));
    await page.locator('[data-place^="building-"]:not([aria-disabled])').first().click();
    expect(await look('[data-place^="building-"][aria-pressed="true"]', "::before")).not.toBe(reach);
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    await page.screenshot({ path: `${SCREENS}forced-colours.png` });
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const { name, visit } of PAGES) {
    test(`everything that can be tapped is large enough: ${name}`, async ({ page }) => {
      await visit(page);
      await still(page);
      expect(await page.evaluate(smallTargets)).toEqual([]);
    });
  }
});

/** Controls that a finger 44 pixels wide would miss. Links inside of sentences are as high as their line. */
function smallTargets(): string[] {
  const NEED = 44;
  const dialog = document.querySelector("dialog[open]");
  const controls = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      "button, a[href], select, summary, label:has(input), input",
    ),
  ];
  return controls.flatMap((control) => {
    if (control.matches("label input, :disabled") || control.closest("[inert]")) return [];
    const inSentence = control.matches("a") && getComputedStyle(control).display === "inline";
    if (inSentence || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return [];
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    // What only the keyboard meets is no target for fingers.
    if (width <= 1 || height <= 1 || control.closest("h1:has(> a)")?.clientWidth === 1) return [];
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = (dx: number, dy: number) => {
      const found = document.elementFromPoint(x + dx, y + dy);
      return !!found && (control === found || control.contains(found) || found.closest("label") === control);
    };
    // Half a pixel of a border belongs to nobody.
    const reach = NEED / 2 - 1.5;
    const small = [
      ...(width < NEED && !(hit(-reach, 0) && hit(reach, 0)) ? [`${width.toFixed(0)} wide`] : []),
      ...(height < NEED && !(hit(0, -reach) && hit(0, reach)) ? [`${height.toFixed(0)} high`] : []),
    ];
    const what = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
    return small.map((how) => `${control.tagName}.${control.className} “${what.slice(0, 40)}”: ${how}`);
  });
}
