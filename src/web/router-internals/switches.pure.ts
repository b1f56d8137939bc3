/**
 * What is built on parts of React Router that it does not promise to keep. False means its public way: slower or plainer, and
 * right. If an upgrade breaks one of them, it is switched off here until its file is mended. `npm run test:public-router` runs
 * the tests with all of them off.
 */

/** Pages with nothing on their way are rendered in one go: `whole-page.tsx`. Else every page is streamed. */
export const wholePages: boolean = true;
/** Only routes that can answer are tried: `route-groups.ts`. Else all of them. */
export const routeGroups: boolean = true;
/** Pages that were left stay as they were: `router-as-it-was.tsx`. Else they begin anew. */
export const keptPages: boolean = true;
/**
 * The data of a page counts as the page in figures: `data-address.pure.ts`. Else only documents do, and a page that does not
 * exist is drawn anew for each who asks.
 */
export const dataAddresses: boolean = true;
/**
 * Code that does not come is asked for again, and a page is loaded anew once a minute at most: `route-code.ts`. Else the
 * router loads the page anew each time the code of another one does not come.
 */
export const routeCode: boolean = true;
/** Routes of the links in sight are asked for ahead (`ui/link/inner-link.tsx`), so that pages can be. Else when a link is followed. */
export const linkMarks: boolean = true;
/** What the router asks and this site knows when it is built is no part of its file: `known-when-built.ts`. Else all of it is loaded. */
export const knownSettings: boolean = true;
