declare module "virtual:book" {
  /** The players' part of the book, in its order; a page that the client has anyway is not opened here. */
  const pages: { title: string; page: string; open: (() => Promise<{ default: string }>) | null }[];
  export default pages;
}
