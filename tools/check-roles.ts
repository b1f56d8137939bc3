// Fails when the name of a file has a role that the table in CONTRIBUTING.md does not explain, or when the table explains
// one that no file has.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [, table = ''] =
  /## What the names of files say(.*?)\n## /s.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
const explained = new Set(
  [...table.matchAll(/^\| (`[^|]*)\|([^|]*)\|$/gm)].flatMap((row) =>
    [...row.join('').matchAll(/`([a-z0-9-]+)`/g)].map(([, role = '']) => role),
  ),
);
const files = globSync(['src/**/*.{ts,tsx}', 'e2e/**/*.ts'], { cwd: root });
const rolesOf = (file: string) => basename(file).split('.').slice(1, -1);
const faults = files.flatMap((file) =>
  rolesOf(file)
    .filter((role) => !explained.has(role))
    .map((role) => `${file}: no role is called "${role}"`),
);
const used = new Set(files.flatMap(rolesOf));
for (const role of explained) if (!used.has(role)) faults.push(`CONTRIBUTING.md: no file is a "${role}"`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
