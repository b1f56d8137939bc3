import { expect, test } from 'vitest';
import { outlineText } from './outline-text.ts';

test('no text is left, whatever it says: Chinese, kana, rare characters, emoji, and what no font has', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g font-family="serif" font-size="20" fill="#123"><text x="5" y="9">流浪の龘A1</text></g><text>😀한&amp;</text><path d="M0 0h1"/></svg>`;
  const drawn = await outlineText(svg);
  expect(drawn).not.toMatch(/<text|font-family="serif"[^>]*>流/);
  // Seven characters that are drawn, a box for the Korean one, the sign, and the path that was there.
  expect(drawn.match(/<path/g)).toHaveLength(6 + 2 + 1);
  expect(drawn).toContain('<path d="M0 0h1"/>');
});

test('numbers of an outline never run together', async () => {
  const drawn = await outlineText('<svg><text font-family="sans-serif">杭茶行</text></svg>');
  for (const [, path = ''] of drawn.matchAll(/ d="([^"]+)"/g)) expect(path).not.toMatch(/\d{5}|NaN/);
});

test('an anchored text ends where its anchor says', async () => {
  const at = async (anchor: string) =>
    Number(
      /matrix\(0\.01 0 0 0\.01 (\S+)/.exec(
        await outlineText(`<svg><text x="100" font-size="10" text-anchor="${anchor}">永永</text></svg>`),
      )?.[1],
    );
  expect([await at('start'), await at('middle'), await at('end')]).toEqual([100, 90, 80]);
});
