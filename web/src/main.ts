import { mount } from "svelte";
import App from "./App.svelte";
import "./art/tokens.css";
import "./art/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
