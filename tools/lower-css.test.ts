import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { lowerCss, plainValue } from './lower-css.ts';

test.each([
  ['color-mix(in oklab, var(--danger) 7%, var(--surface))', 'var(--surface)'],
  ['color-mix(in srgb, currentcolor 78%, transparent)', 'currentcolor'],
  ['color-mix(in srgb, var(--a), var(--b))', 'var(--a)'],
  ['color-mix(in srgb, var(--a), var(--b) 80%)', 'var(--b)'],
  [
    '1px solid color-mix(in srgb, rgb(1 2 3 / 0.5) 60%, color-mix(in srgb, red 10%, blue))',
    '1px solid rgb(1 2 3 / 0.5)',
  ],
  ['calc(100dvh - 2px)', 'calc(100vh - 2px)'],
  ['min(50svw, 3lvh)', 'min(50vw, 3vh)'],
  ['var(--dvh)', 'var(--dvh)'],
])('%s becomes %s', (value, plain) => {
  expect(plainValue(value)).toBe(plain);
});

test('the plain form stands beside the real one, wherever the rule is', async () => {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [lowerCss] } } }, 'build');
  const css = `@layer ui { .a { color: color-mix(in srgb, red 80%, blue); --b: color-mix(in srgb, red 9%, blue); translate: -50% 0 } }
    @media print { .c { rotate: 45deg; translate: var(--two) } } @keyframes k { to { rotate: 1turn } }`;
  const { code } = await preprocessCSS(css, 'a.css', config);
  expect(code).toContain('color: red; color: color-mix(in srgb, red 80%, blue); --b: blue;');
  expect(code).toMatch(/@supports \(color: color-mix\([^{]*\) \{ \.a \{ --b: color-mix/);
  expect(code).toMatch(/@supports not \(translate: none\) \{ \.a \{ transform: translate\(-50%, 0\) \} \}/);
  expect(code).toMatch(
    /@media print \{[^@]*@supports not \(rotate: none\) \{ \.c \{ transform: rotate\(45deg\) \} \} \}/,
  );
  expect(code).not.toContain('translate(var(--two))');
  expect(code).toContain('@keyframes k { to { rotate: 1turn } }');
});
