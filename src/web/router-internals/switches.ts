/**
 * What is built on parts of React Router that it does not promise to keep. False means its public way: slower or plainer, and
 * right. If an upgrade breaks one of them, it is switched off here until its file is mended.
 */
export interface Switches {
  /** Pages with nothing on their way are rendered in one go: `whole-page.tsx`. Else every page is streamed. */
  wholePages: boolean;
  /** Only routes that can answer are tried: `route-groups.ts`. Else all of them. */
  routeGroups: boolean;
  /** Pages that were left stay as they were: `router-as-it-was.tsx`. Else they begin anew. */
  keptPages: boolean;
}

export const switches: Switches = { wholePages: true, routeGroups: true, keptPages: true };
