import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach } from 'vitest';

const file = process.env['FAKETIME_TIMESTAMP_FILE'];
const moment = Number(process.env['TEST_MOMENT']);
if (!file || !moment) throw new Error('Started by tools/days.ts only.');

/** Moves the clock of all processes, PostgreSQL too, so that every test begins at the same moment. */
beforeEach(() => {
  const ahead = Number.parseFloat(readFileSync(file, 'utf8')) + (moment - Date.now()) / 1000;
  writeFileSync(file, `${ahead < 0 ? '' : '+'}${ahead.toFixed(3)}s`);
});
