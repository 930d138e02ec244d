/** Light or dark: the system's choice until the player makes one (`public/theme.js` does the same before the first paint). */

const system = matchMedia("(prefers-color-scheme: dark)");

function stored(): "light" | "dark" | null {
  try {
    const value = localStorage.getItem("theme");
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

class Theme {
  dark = $state(document.documentElement.dataset.theme === "dark");

  constructor() {
    system.addEventListener("change", () => {
      if (!stored()) this.#set(system.matches);
    });
  }

  toggle() {
    this.#set(!this.dark);
    try {
      localStorage.setItem("theme", this.dark ? "dark" : "light");
    } catch {
      // It lasts as long as the page, then.
    }
  }

  #set(dark: boolean) {
    this.dark = dark;
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const theme = new Theme();
