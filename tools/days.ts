// `npm run test:days`: the unit tests on days and in places where something may be different. Every test begins at the same
// moment; the clock of all its processes is moved by libfaketime (Debian: `apt install libfaketime`).
//
//     npm run test:days [-- --only 2028] [src/features/bill …]
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Beside odd days: zones west and east of all others or half hours apart, languages with other letters, digits and calendars. */
const DAYS = [
  { moment: '2028-02-29T12:00:00+08:00', TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8' },
  { moment: '2027-12-31T23:59:59.900+08:00', TZ: 'Asia/Shanghai', LANG: 'ar_EG.UTF-8' },
  { moment: '2030-01-01T00:00:01+08:00', TZ: 'Pacific/Kiritimati', LANG: 'fa_IR.UTF-8' },
  { moment: '2027-03-28T01:59:59.900+01:00', TZ: 'Europe/Berlin', LANG: 'C' },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const library = process.env['FAKETIME_LIBRARY'] ?? globSync('/usr/lib/**/faketime/libfaketime.so.1')[0];
if (!library) {
  console.error('libfaketime is not installed; FAKETIME_LIBRARY may name it.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'souluo-days-'));
const red = DAYS.filter((day) => day.moment.startsWith(values.only) && !passes(day));
rmSync(folder, { recursive: true });
for (const { moment, TZ, LANG } of red) console.error(`red: ${moment} ${TZ} ${LANG}`);
process.exitCode = red.length > 0 ? 1 : 0;

function passes({ moment, TZ, LANG }: (typeof DAYS)[number]): boolean {
  console.log(`\n${moment} ${TZ} ${LANG}`);
  const file = join(folder, 'clock');
  const ahead = Math.floor((Date.parse(moment) - Date.now()) / 1000);
  writeFileSync(file, `${ahead < 0 ? '' : '+'}${ahead}s`, { mode: 0o644 });
  const { status } = spawnSync('vitest', ['run', '--config', 'tools/days/vitest.config.ts', ...positionals], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ TZ, LANG, LC_ALL: LANG, TEST_MOMENT: String(Date.parse(moment)) },
      ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', DONT_FAKE_MONOTONIC: '1' },
    },
  });
  return status === 0;
}
