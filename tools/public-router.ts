// `npm run test:public-router`: builds and tests the site without anything that is private in React Router, in a copy where all
// of `src/web/router-internals/switches.pure.ts` are off.
//
//     npm run test:public-router [-- src/host e2e/links.e2e.ts …]
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const copy = join(root, '.public-router');
const SWITCHES = 'src/web/router-internals/switches.pure.ts';

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy);
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
for (const file of listed.split('\n').filter((name) => name && existsSync(join(root, name))))
  cpSync(join(root, file), join(copy, file));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const switches = readFileSync(join(copy, SWITCHES), 'utf8');
const off = switches.replace(/= true;$/gm, '= false;');
if (off === switches) throw new Error(`nothing to switch off in ${SWITCHES}`);
writeFileSync(join(copy, SWITCHES), off);

run('react-router', 'build', '--logLevel', 'warn');
run('node', 'tools/bundle-site.ts');
const files = process.argv.slice(2);
const inBrowsers = files.filter((file) => file.endsWith('.e2e.ts'));
const others = files.filter((file) => !file.endsWith('.e2e.ts'));
if (files.length === 0 || others.length > 0) run('vitest', 'run', ...others);
if (files.length === 0) run('node', 'e2e/in-parts.ts');
if (inBrowsers.length > 0) run('vitest', 'run', '--config', 'vitest.e2e.config.ts', ...inBrowsers);
// What failed is left to be looked at.
if (!process.exitCode) rmSync(copy, { recursive: true });

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
