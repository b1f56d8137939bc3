// `npm run new-feature -- guest-book`: a small feature that works, in its own folder and known to the host.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const template = join(import.meta.dirname, 'feature-template');
const MIGRATION = 'migration.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('usage: npm run new-feature -- a-name-in-kebab-case');
const folder = `src/features/${name}`;
if (existsSync(join(root, folder))) fail(`${folder} is there already`);

const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const names: Record<string, string> = {
  kebab: name,
  snake: name.replaceAll('-', '_'),
  camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  Pascal: pascal,
};
const filledIn = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => names[word] ?? fail(word));

const written = readdirSync(template, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tmpl'))
  .map((path) => {
    const own = filledIn(path).replace(/\.tmpl$/, '');
    const target = own === MIGRATION ? `migrations/${nextNumber()}_${names['snake']}.ts` : `${folder}/${own}`;
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), filledIn(readFileSync(join(template, path), 'utf8')));
    return target;
  });

const changed = [
  edit('src/host/registry.ts', {
    import: `import { create${pascal}Feature } from '#/features/${name}/server/${name}.feature.ts';`,
    before: /^ {2}\];\n {2}const derived/m,
    insert: `    create${pascal}Feature(platform),\n`,
  }),
  edit('src/features/api-map.contract.ts', {
    import: `import type { ${names['camel']}Api } from './${name}/${name}.contract.ts';`,
    before: /;\s*$/,
    insert: ` &\n  typeof ${names['camel']}Api`,
  }),
  edit('src/routes.ts', {
    import: `import { ${names['camel']}Routes } from './features/${name}/${name}.routes.ts';`,
    before: /^ {4}\.\.\.siteRoutes,/m,
    insert: `    ...${names['camel']}Routes,\n`,
  }),
];

run('biome', 'check', '--write', '--vcs-enabled=false', ...written.filter((path) => !path.endsWith('.md')), ...changed);
for (const path of written) console.log(`made ${path}`);
for (const path of changed) console.log(`changed ${path}`);
console.log('Next: npm run docs, npm run check, then make it yours (CONTRIBUTING.md).');

function nextNumber(): string {
  const files = readdirSync(join(root, 'migrations')).filter((file) => /^\d/.test(file));
  const numbers = files.map((file) => Number.parseInt(file, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Adds an import and one line to a file that lists all features. */
function edit(path: string, change: { import: string; before: RegExp; insert: string }): string {
  const text = readFileSync(join(root, path), 'utf8');
  if (!change.before.test(text)) fail(`${path} does not look as expected; add ${change.insert.trim()} by hand`);
  const listed = text.replace(change.before, (place) => change.insert + place);
  writeFileSync(join(root, path), `${change.import}\n${listed}`);
  return path;
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
