import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function styleWith(sheets: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-styles-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, 'assets', name), css);
  return createPageStyles(pathToFileURL(`${folder}/`));
}

const pageOf = (...head: string[]) => `<html><head><title>片库</title>${head.join('')}</head><body>好</body></html>`;
const sheet = (name: string) => `<link nonce="n" rel="stylesheet" href="/assets/${name}"/>`;

test('a page carries its styles in their order, before its scripts are asked for', () => {
  const style = styleWith({ 'a-1.css': '@layer base,page;', 'b-2.css': '.b{color:red}' });
  const { html, styleHash } = style(
    pageOf('<link rel="modulepreload" href="/x.js"/>', sheet('a-1.css#'), sheet('b-2.css')),
  );
  const css = '@layer base,page;\n.b{color:red}';
  expect(html).toBe(
    pageOf(
      `<style>${css}</style><link rel="modulepreload" fetchpriority="low" href="/x.js"/>`,
      '<link media="not all" nonce="n" rel="stylesheet" href="/assets/a-1.css#"/>',
      '<link media="not all" nonce="n" rel="stylesheet" href="/assets/b-2.css"/>',
    ),
  );
  expect(styleHash).toBe(hash('sha256', css, 'base64'));
  expect(style(pageOf(sheet('b-2.css'))).styleHash).toBe(hash('sha256', '.b{color:red}', 'base64'));
});

test('a page that names a sheet we do not have loads all of its sheets', () => {
  const style = styleWith({ 'a-1.css': '.a{}' });
  const page = pageOf(sheet('a-1.css'), sheet('gone-2.css'));
  expect(style(page)).toEqual({ html: page, styleHash: undefined });
});

test.each(['', '<p>no head</p>', pageOf()])('%j is left as it is', (page) => {
  expect(styleWith({})(page)).toEqual({ html: page, styleHash: undefined });
});

test('what stands in the text of a page is never taken for a sheet', () => {
  const style = styleWith({ 'a-1.css': '.a{}' });
  const page = `<html><head></head><body>${sheet('a-1.css')}</body></html>`;
  expect(style(page).html).toBe(page);
});
