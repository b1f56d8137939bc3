/** Drills that take minutes or hold the site to times; `npm run drill` has them all. */
export const LONG_DRILLS = [
  'e2e/drill-{failover,pooler,proxy,stop-under-load,two-machines,two-processes,workers}.e2e.ts',
  'src/features/*/drill-*.e2e.ts',
];

/**
 * What all pages promise in other surroundings takes a sixth of the time and seldom fails: each commit tries one of these three
 * sets, and `npm run drill` all of them (decision 126). A file that is in none is always tried, and none that holds a sentence of
 * the specification may be in one (`tools/check-specification.ts`).
 */
export const SURROUNDINGS = [
  ['e2e/{other-engines,accessible-names}.e2e.ts', 'src/features/tool/older-tools.e2e.ts'],
  [
    'e2e/{older-browsers,pictures-from-here,without-a-mouse}.e2e.ts',
    'src/features/tool/{clipboard,plain-http-tools}.e2e.ts',
  ],
  ['e2e/{other-clocks,other-hosts,translated-pages,book-pictures,keyboard-journeys,back-forward,zoomed}.e2e.ts'],
];
