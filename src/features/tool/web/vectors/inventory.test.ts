import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { vectorsIn } from './vectors.fixture.ts';

const WEB = join(import.meta.dirname, '..');

/** Tools that no other program answers for with a text, and what they are held against instead. */
const ELSEWHERE: Record<string, string> = {
  ...each('the library of the site itself reads what they draw', [
    'qrcode',
    'barcode',
    'image-info',
    'image-text',
    'image-palette',
    'image-base64',
    'image-exif',
    'gif-make',
    'video-to-gif',
  ]),
  ...each('their geometry is worked out by hand', [
    'image-compress',
    'image-convert',
    'image-crop',
    'image-grid',
    'image-join',
    'image-resize',
    'image-rotate',
    'image-watermark',
  ]),
  ...each('another reader of PDF opens what they write', [
    'image-to-pdf',
    'pdf-compress',
    'pdf-merge',
    'pdf-rotate',
    'pdf-split',
    'pdf-to-image',
  ]),
  ...each('they ask the server, which is tested with servers of its own', [
    'compression-check',
    'dns-lookup',
    'http-headers',
    'link-back',
    'port-check',
    'redirect-trace',
    'seo-check',
    'tls-check',
    'whois',
  ]),
  ...each('they show a table', ['ascii-table', 'emoji', 'mime-types', 'port-table', 'api']),
  ...each('chance has no right answer; what must hold of every answer is tested', [
    'password',
    'placeholder-text',
    'lottery',
    'dice',
  ]),
  ...each('OpenSSL by way of Node signs, opens and checks', ['rsa', 'sm2', 'bcrypt']),
  ...each('a library does all of it; its output is read again', [
    'code-format',
    'html-to-markdown',
    'js-minify',
    'json-to-types',
    'markdown-preview',
    'sql-format',
    'svg-optimize',
  ]),
  ...each('rules of Chinese and of China, from their sources', [
    'bmi',
    'chinese-number',
    'cn-spacing',
    'lunar-date',
    'pinyin',
    'rmb-upper',
    'workday',
    'zh-convert',
  ]),
  ...each('lists of inputs and answers written by hand', [
    'chain',
    'domain-split',
    'exchange-rate',
    'markdown-table',
    'morse',
    'rename-list',
    'robots-test',
    'text-clean',
    'text-extract',
    'timer',
    'user-agent',
    'variable-case',
  ]),
};

function each(reason: string, tools: readonly string[]): Record<string, string> {
  return Object.fromEntries(tools.map((tool) => [tool, reason]));
}

test('every tool is held against something other than itself', () => {
  const tools = globSync('tools/*/tool.ts', { cwd: WEB }).map((file) => basename(dirname(file)));
  const compared = new Set(
    ['text', 'numbers', 'data', 'json-path'].flatMap((file) =>
      [...vectorsIn(file).keys()].map((name) => name.replace(/\..*/, '')),
    ),
  );
  expect(tools.filter((tool) => !compared.has(tool) && !ELSEWHERE[tool])).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((tool) => compared.has(tool) || !tools.includes(tool))).toEqual([]);
  const untested = Object.keys(ELSEWHERE).filter(
    (tool) =>
      existsSync(join(WEB, 'tools', tool, 'view.tsx')) &&
      globSync(`tools/${tool}/*.{pure,work}.ts`, { cwd: WEB }).length > 0 &&
      globSync(`tools/${tool}/*.test.ts`, { cwd: WEB }).every(
        (file) => !/\btest\b|\bit\b/.test(readFileSync(join(WEB, file), 'utf8')),
      ),
  );
  expect(untested).toEqual([]);
});
