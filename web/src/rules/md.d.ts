/** Rules in Markdown come as data: see the plugin in `vite.config.ts`. */
declare module "*.md" {
  const book: import("./book").Book;
  export default book;
}
