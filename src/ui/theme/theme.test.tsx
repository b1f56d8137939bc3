import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { THEME_CODE, ThemeScript } from './theme-script.tsx';
import { GROUND, parseTheme } from './theme-store.ts';

interface Page {
  stored?: string | null;
  isStorageForbidden?: boolean;
  isSystemDark?: boolean;
}

/** Runs the script as a browser would, with just the parts of the window that it names. */
function runScript({ stored = null, isStorageForbidden = false, isSystemDark = false }: Page) {
  const root = { dataset: {} as Record<string, string> };
  const added: { name?: string; content?: string }[] = [];
  const document = {
    documentElement: root,
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  };
  const localStorage = {
    getItem() {
      if (isStorageForbidden) throw new Error('forbidden');
      return stored;
    },
  };
  const matchMedia = () => ({ matches: isSystemDark });
  new Function('document', 'localStorage', 'matchMedia', THEME_CODE)(document, localStorage, matchMedia);
  return { theme: root.dataset['theme'], colour: added[0]?.content };
}

describe('the script before the first paint', () => {
  test.each([
    [{ stored: 'dark' }, 'dark', GROUND.dark],
    [{ stored: 'light', isSystemDark: true }, 'light', GROUND.light],
    [{ isSystemDark: true }, undefined, GROUND.dark],
    [{}, undefined, GROUND.light],
    [{ stored: 'purple' }, undefined, GROUND.light],
    [{ isStorageForbidden: true, isSystemDark: true }, undefined, GROUND.dark],
  ])('%o gives the theme %s and the frame %s', (page, theme, colour) => {
    expect(runScript(page)).toEqual({ theme, colour });
  });

  test('reaches the browser unescaped and with its nonce', () => {
    expect(renderToString(<ThemeScript nonce="abc" />)).toBe(`<script nonce="abc">${THEME_CODE}</script>`);
  });
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['', 'system'],
  [null, 'system'],
])('stored %s means %s', (stored, theme) => {
  expect(parseTheme(stored)).toBe(theme);
});

test('the frame takes the colours of the page ground', () => {
  const tokens = readFileSync(new URL('../tokens/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--bg: light-dark(${GROUND.light}, ${GROUND.dark});`);
});
