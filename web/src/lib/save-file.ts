/** Puts a file among the downloads: what is at an address, or a text of our own. */
export function saveFile(address: string, name: string) {
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
}
