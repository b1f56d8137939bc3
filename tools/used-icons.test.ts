import { globSync, readFileSync } from 'node:fs';
import { Play, Star, X } from 'lucide-react';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnIcon, type Shape } from '#/ui/icon/drawn-icon.ts';
import { drawnAlone, onlyThese } from './used-icons.ts';

const ICONS = 'node_modules/lucide-react/dist/esm/icons';

const LIST = `"use strict";
import * as index from './icons/index.mjs';
export { index as icons };
export { default as Fingerprint, default as FingerprintPattern } from './icons/fingerprint-pattern.mjs';
export { default as Timer, default as TimerIcon } from './icons/timer.mjs';
export { default as TimerOff } from './icons/timer-off.mjs';
export { LucideProvider, useLucideContext } from './context.mjs';
//# sourceMappingURL=lucide-react.mjs.map`;

test('an icon stays under all of its names when one of them is used, whole', () => {
  expect(onlyThese(LIST, new Set(['Fingerprint', 'TimerIcon']))).toBe(
    `export { default as Fingerprint, default as FingerprintPattern } from './icons/fingerprint-pattern.mjs';
export { default as Timer, default as TimerIcon } from './icons/timer.mjs';
export { LucideProvider, useLucideContext } from './context.mjs';`,
  );
});

test('every icon of the package is understood, or hands on one that is', () => {
  const files = globSync(`${ICONS}/*.mjs`).filter((file) => !file.endsWith('/index.mjs'));
  expect(files.length).toBeGreaterThan(1500);
  const strange = files.filter((file) => {
    const alone = drawnAlone(readFileSync(file, 'utf8'));
    return alone.includes('createLucideIcon') || !/^import \{ drawnIcon|^export \{ default \} from/m.test(alone);
  });
  expect(strange).toEqual([]);
});

/** As the built site has it. */
function built(name: string) {
  const [, shapes = ''] =
    /drawnIcon\((\[.*\])\);$/s.exec(drawnAlone(readFileSync(`${ICONS}/${name}.mjs`, 'utf8'))) ?? [];
  return drawnIcon(new Function(`return ${shapes}`)() as Shape[]);
}

test.each([
  ['x', X, { size: 16, 'aria-hidden': true }],
  ['x', X, {}],
  ['play', Play, { size: 14, fill: 'currentColor', strokeWidth: 0, className: 'mine' }],
  ['star', Star, { 'aria-label': '收藏', color: 'red', style: { order: 1 } }],
] as const)('%s is drawn as by lucide, without its class', (name, theirs, props) => {
  const drawn = (icon: unknown) => renderToStaticMarkup(createElement(icon as FC<object>, props));
  const attributes = (svg: string) => svg.match(/[\w-]+="[^"]*"|<\/?\w+/g)?.toSorted();
  const plain = drawn(theirs)
    .replace(/(class=")lucide lucide-\w+ ?/, '$1')
    .replace(' class=""', '');
  expect(attributes(drawn(built(name)))).toEqual(attributes(plain));
});
