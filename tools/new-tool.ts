// `npm run new-tool -- json-sort 代码处理 JSON排序`: a tool that works, in its own folder. Nothing else names it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOL_TYPES } from '../src/features/tool/tool-info.pure.ts';

const root = join(import.meta.dirname, '..');
const template = join(import.meta.dirname, 'tool-template');
const types = TOOL_TYPES.map(({ name }) => name);

const [slug = '', type = '', name = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || !types.some((one) => one === type) || name === '')
  fail(`usage: npm run new-tool -- a-slug-in-kebab-case <${types.join('|')}> 名称`);
const folder = `src/features/tool/web/tools/${slug}`;
if (existsSync(join(root, folder))) fail(`${folder} is there already`);

const pascal = slug.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const words: Record<string, string> = { slug, type, name, Pascal: /^\d/.test(pascal) ? `Tool${pascal}` : pascal };
const filledIn = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? fail(word));

mkdirSync(join(root, folder), { recursive: true });
const written = readdirSync(template).map((file) => {
  const target = `${folder}/${filledIn(file).replace(/\.tmpl$/, '')}`;
  writeFileSync(join(root, target), filledIn(readFileSync(join(template, file), 'utf8')));
  return target;
});
spawnSync('biome', ['check', '--write', '--vcs-enabled=false', ...written], { cwd: root, stdio: 'ignore' });
for (const path of written) console.log(`made ${path}`);
console.log(`Next: src/features/tool/web/frame/README.md, then npm run dev and /tool/${slug}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
