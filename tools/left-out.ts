import { execFileSync } from 'node:child_process';

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

/** The same for commands, restores and processes that die: seconds of processor each, and few changes reach them. */
export const FAULTS = [
  [
    'src/host/{start-failure,wrong-settings}.slow.test.ts',
    'src/features/backup/server/commands.slow.test.ts',
    'src/features/desk/server/operator-command.slow.test.ts',
    'src/platform/storage/move-files.slow.test.ts',
  ],
  [
    'src/features/backup/server/{round-trip,backup-bucket,perform-restore}.test.ts',
    'src/features/backup/server/restore-site.slow.test.ts',
  ],
  [
    'src/features/ocr/server/{ocr,visitor-ocr}.slow.test.ts',
    'src/features/robot/server/robot-processes.slow.test.ts',
    'src/platform/jobs/job-processes.slow.test.ts',
    'src/platform/db/{lost-server,replica}.slow.test.ts',
    'src/features/catalogue/server/failover.slow.test.ts',
  ],
];

/** What this commit does not try of such sets. By its number: whoever tries it again tries the same. */
export function leftToOthers(sets: readonly string[][]): string[] {
  const turn = turnOf(sets.length);
  console.log(`in turn: ${sets[turn]?.join(' ')}`);
  return sets.filter((_, at) => at !== turn).flat();
}

function turnOf(count: number): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 8), 16) % count;
  } catch {
    // An unpacked archive has no commits.
    return 0;
  }
}
