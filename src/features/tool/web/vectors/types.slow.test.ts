import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { typesOf } from '../tools/json-to-types/json-to-types.work.ts';
import { holds } from './vectors.fixture.ts';

const VALUES = [
  ...[
    '{"name":"甲","year":2019}',
    '{"a":[1,2]}',
    '{"a":[{"b":1},{"b":2}]}',
    '{"a":null}',
    '{"a":true}',
    '{"a":1.5}',
    '{"a":{"b":{"c":"d"}}}',
    '[1,2,3]',
    '[{"a":1},{"a":2,"b":3}]',
    '{"a":[]}',
  ],
  ...[
    '{"class":1,"for":2}',
    '{"a-b":1}',
    '{"中文":"字"}',
    '{"1":2}',
    '{"a":"2026-11-16"}',
    '{"a":12345678901234567890}',
    '{"a":[1,"x",null]}',
    '{}',
    '{"a":{},"b":[[1],[2]]}',
    '{"x":{"y":1},"z":{"y":"s"}}',
    '{"a b":1,"A B":2}',
    '"text"',
    '[]',
    '[1,"x",null]',
    '[[1],[2]]',
    '{"北京":1,"上海":2,"广州":3}',
    'null',
    '[{"a":{"b":1}}]',
  ],
];
const TSC = join(import.meta.dirname, '../../../../../node_modules/.bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'souluo-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All at once: to start the compiler takes longer than to read them. */
let told = '';
beforeAll(async () => {
  for (const [at, text] of VALUES.entries()) {
    const types = await typesOf(text, 'typescript', 'Root');
    // Of a list of objects the library writes the type of one.
    const own = /^\s*\[\s*\{/.test(text) ? 'Root[]' : 'Root';
    writeFileSync(join(folder, `v${at}.ts`), `${types}\nexport const value: ${own} = ${text};\n`);
  }
  const files = VALUES.map((_, at) => `v${at}.ts`);
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--types', '', '--ignoreConfig'];
  told = await new Promise((resolve) =>
    execFile(TSC, [...options, ...files], { cwd: folder }, (_, said) => resolve(said)),
  );
});

holds('json-to-types', 'the compiler of TypeScript takes the value for the type', VALUES, (text) => {
  const faults = told.split('\n').filter((line) => line.startsWith(`v${VALUES.indexOf(text)}.ts`));
  return faults.length === 0 ? true : faults;
});
