declare module "virtual:core" {
  /** Where the core and its weights are, if this build has them. */
  const places: { module: string; weights: string } | null;
  export default places;
}
