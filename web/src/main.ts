// Before any component: the order of layers is said first.
import "./art/layers.css";
import "./art/type.css";
import "./art/tokens.css";
import "./art/base.css";
import "./art/shared.css";
import "./art/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { chooseHost, recall } from "./lib/host/choose";
import { whenIdle } from "./lib/idle";
import { speaking } from "./lib/language.svelte";
// The page moves as its player likes from the first moment on.
import "./lib/settings.svelte";

/** The typeface is fetched beside the script and hardly ever later; where it is, the page does not wait for it. */
const PATIENCE = 500;
const typeface = Promise.race([
  document.fonts.load("1em Alegreya").catch(() => {}),
  new Promise((resolve) => setTimeout(resolve, PATIENCE)),
]);

// Nobody should see a page in one language, or in one type, that turns into another.
void Promise.all([speaking.start(), typeface, recall().catch(() => {})]).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target, props: { host: chooseHost() } });
  if (import.meta.env.PROD) whenIdle(() => void keepForLater().catch(console.warn));
});

/** What makes the game ready for times without a network comes after everything that somebody waits for. */
async function keepForLater() {
  const { keeping } = await import("./offline/keeping.svelte");
  await keeping.start(import.meta.url);
}
