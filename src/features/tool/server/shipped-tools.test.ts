import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOOL_TYPES } from '../tool-info.pure.ts';
import { createShippedTools } from './shipped-tools.gateway.ts';

const FOLDER = join(import.meta.dirname, '..', 'web', 'tools');
const tools = await createShippedTools()();
const wrong = (isWrong: (tool: (typeof tools)[number]) => boolean) => tools.filter(isWrong).map(({ url }) => url);

test('every folder is a tool and says so', () => {
  const folders = readdirSync(FOLDER);
  expect(folders.filter((name) => !existsSync(join(FOLDER, name, 'tool.ts')))).toEqual([]);
  expect(tools.map(({ url }) => url).sort()).toEqual(folders.sort());
});

test('a tool has a view, or a page elsewhere, and not both', () => {
  expect(wrong(({ url, path }) => existsSync(join(FOLDER, url, 'view.tsx')) === (path !== undefined))).toEqual([]);
});

test('no tool takes an address that the toolbox itself needs, and no two share a name', () => {
  expect(
    wrong(({ url }) => ['type', 'home', 'net', 'link'].includes(url) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url)),
  ).toEqual([]);
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});

test('what a list shows of a tool fits and is in Chinese', () => {
  expect(wrong(({ brief }) => [...brief].length > 20)).toEqual([]);
  expect(wrong(({ description }) => !/\p{Script=Han}/u.test(description) || !/[。！？]$/.test(description))).toEqual(
    [],
  );
  expect(wrong(({ keywords, example }) => keywords.length < 2 || example.output === '')).toEqual([]);
});

test('every icon exists', () => {
  expect(wrong(({ shapes }) => shapes.length === 0)).toEqual([]);
});

test('there are at least sixty tools, at least five of each type, and no other types', () => {
  const types: readonly string[] = TOOL_TYPES.map(({ name }) => name);
  expect(wrong(({ type }) => !types.includes(type))).toEqual([]);
  expect(tools.length).toBeGreaterThanOrEqual(60);
  const few = types.filter((type) => tools.filter((tool) => tool.type === type).length < 5);
  expect(few).toEqual([]);
});

const filesOf = (url: string) =>
  readdirSync(join(FOLDER, url)).map((name) => ({ name, text: readFileSync(join(FOLDER, url, name), 'utf8') }));

test('every tool proves its own example; those that only ask our server are proved there', () => {
  const isProved = (url: string) =>
    filesOf(url).some(({ name, text }) => name === `${url}.test.ts` && text.includes('tool.example'));
  expect(wrong(({ url, path, runsOn }) => path === undefined && runsOn !== 'server' && !isProved(url))).toEqual([]);
});

/** Each of these is large, may take long, or needs what a page forbids. */
const HEAVY =
  /from '(prettier|terser|quicktype-core|svgo|hash-wasm|sql-formatter|ajv|opencc-js|pinyin-pro|bcryptjs|tldts|diff|robots-parser|@cantoo\/pdf-lib|gifenc)\b/;
/** What a file takes from another as code; types are gone when it runs. */
const TAKES = /import (?!type\b)[^;]*?from '(.*?)'|import\('(.*?)'\)/g;

test('heavy work is done by a worker, and every worker has a time limit', () => {
  const views = tools.filter(({ path }) => path === undefined).map(({ url }) => url);
  const takenByView = (url: string) => {
    const shown = filesOf(url).filter(({ name }) => /^(view|step)\.tsx?$/.test(name));
    return [
      ...shown
        .map(({ text }) => text)
        .join('\n')
        .matchAll(TAKES),
    ].map(([, from, later]) => from ?? later ?? '');
  };
  const isHeavy = (url: string, taken: string) => {
    const file = join(FOLDER, url, taken);
    return HEAVY.test(`from '${taken}`) || (existsSync(file) && HEAVY.test(readFileSync(file, 'utf8')));
  };
  expect(views.filter((url) => takenByView(url).some((taken) => isHeavy(url, taken)))).toEqual([]);
  const unlimited = views.filter((url) =>
    filesOf(url).some(
      ({ text }) => text.includes('new Worker(') && !/(?:run|text)InWorker|PictureTool|LIMIT_MS/.test(text),
    ),
  );
  expect(unlimited).toEqual([]);
  const workers = views.filter((url) => filesOf(url).some(({ name }) => name.endsWith('.worker.ts')));
  expect(workers).toEqual(
    expect.arrayContaining([
      'regex',
      'hash',
      'json-format',
      'xml-format',
      'code-format',
      'image-compress',
      'image-crop',
    ]),
  );
});
