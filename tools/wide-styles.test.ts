import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const SELECTOR = /[^{};@]*:has\([^{};]*(?=\{)/g;
/** A class, an id, an attribute or an element's name. */
const NAME = /[.#[]|^[a-z]/;

/**
 * What stands behind `a:has(b)` needs a name. Browsers keep one set of names for all `:has` of a page; something without a name
 * among them makes them restyle everything inside whatever may match, often the whole body, at every change of the page.
 */
function wide(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(SELECTOR) ?? [];
  return selectors.flatMap((list) => split(list, /,/).filter(isWide)).map((selector) => selector.trim());
}

function isWide(selector: string): boolean {
  const parts = split(selector.trim(), /[\s>+~]/).filter(Boolean);
  const first = parts.findIndex((part) => part.includes(':has('));
  return first >= 0 && parts.slice(first + 1).some((part) => !NAME.test(part.replace(/:not\(.*\)/, '')));
}

/** Divides where no bracket is open. */
function split(text: string, at: RegExp): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && at.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

test('no style makes browsers restyle the whole page', () => {
  const files = globSync('src/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    wide(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'main:has(> .ahead) > :not(.ahead) {}',
  '@layer page { .a, body:has(.b) > * { color: red } }',
  '.a:has(.b) + :first-child .c {}',
])('%s is found', (css) => {
  expect(wide(css)).toHaveLength(1);
});

test.each([
  '.a:has(> .b, .c *) .d {}',
  '.a > :has(.b) {}',
  ':has(.a) :is(.b, .c) {}',
  '.a:not(:has(.b *)) > p:hover {}',
])('%s is not', (css) => {
  expect(wide(css)).toEqual([]);
});
