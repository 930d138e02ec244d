import { mount } from "svelte";
import App from "./App.svelte";
import { speaking } from "./lib/language.svelte";
import "./art/tokens.css";
import "./art/base.css";

// Nobody should see a page in one language that turns into another.
void speaking.start().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
