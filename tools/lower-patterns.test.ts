import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { format } from 'prettier/standalone';
import { expect, onTestFinished, test } from 'vitest';
import { lowered } from './lower-patterns.ts';

const MARKDOWN = join(import.meta.dirname, '..', 'node_modules', 'prettier', 'plugins', 'markdown.mjs');
const PIECES = [
  ...['a', 'é', '好', '。', '😀', '.', '-', '+', '_', '/', ' ', '\n', '> ', '*', '(', '`', '[', ']', '<', '&amp;'],
  ...['\\', '\\\\', '&NewLine;', '&#10;', '&#010;', '&#xA;', 'a@b.cn', '@b.cn', 'x+y@b-c.com', 'a@b.c_', 'www.a.cn'],
];

test('Markdown is put in order in the same way without patterns that look behind', async () => {
  const code = lowered(readFileSync(MARKDOWN, 'utf8'), MARKDOWN) ?? '';
  expect(code).not.toMatch(/\(\?<[=!]/);
  const folder = mkdtempSync(join(tmpdir(), 'souluo-patterns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'markdown.mjs'), code);
  const [own, ours] = await Promise.all(
    [MARKDOWN, join(folder, 'markdown.mjs')].map((at) => import(pathToFileURL(at).href)),
  );
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(texts, fc.boolean(), async (text, isQuoted) => {
      const source = isQuoted ? `> ${text}` : text;
      const options = { parser: 'markdown', proseWrap: 'always' as const };
      expect(await format(source, { ...options, plugins: [ours] })).toBe(
        await format(source, { ...options, plugins: [own] }),
      );
    }),
    { numRuns: 400 },
  );
});

test('a package whose pattern has changed stops the build', () => {
  expect(() => lowered('var a=/(?<=b)c/', MARKDOWN)).toThrow('has not this pattern once');
  expect(lowered('var a=/(?<=b)c/', '/src/a.ts')).toBeNull();
});
