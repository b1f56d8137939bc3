import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, describeColor, hexText } from './color.pure.ts';
import { COLOR_NAMES } from './color-names.pure.ts';
import { readColor } from './read-color.pure.ts';
import { tool } from './tool.ts';

test.each([
  ['#c93a22', '#c93a22'],
  ['C93A22', '#c93a22'],
  ['#abc', '#aabbcc'],
  ['#c93a2280', '#c93a2280'],
  ['rgb(201, 58, 34)', '#c93a22'],
  ['rgb(201 58 34 / 50%)', '#c93a2280'],
  ['201,58,34', '#c93a22'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(-240 100% 50%)', '#00ff00'],
  ['hsv(240, 100%, 100%)', '#0000ff'],
  ['hsv(0, 0%, 100%)', '#ffffff'],
  ['Tomato', '#ff6347'],
])('%s is %s', (text, hex) => {
  expect(hexText(readColor(text))).toBe(hex);
});

// By culori 4, an implementation of css-color-4.
test.each([
  ['oklch(0.7 0.1 200)', '#40b1b7'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklch(0.5 0.1 120deg / 50%)', '#5c6b2180'],
  ['oklch(40% 0.05 -30)', '#573e55'],
  ['oklab(0.6 0.1 -0.1)', '#9f63ba'],
  ['oklab(70% 20% -30%)', '#b286e7'],
  ['lab(50 40 -20)', '#ab5a9a'],
  ['lab(29.2345% 39.3825 20.0664)', '#7d2329'],
  ['lab(100 0 0)', '#ffffff'],
  ['lch(52.2345% 72.2 56.2)', '#c65d06'],
  ['lch(50 30 0.5turn)', '#2d8576'],
  ['hwb(194 0% 0%)', '#00c3ff'],
  ['hwb(120deg 20% 40%)', '#339933'],
  ['hwb(0 80% 80%)', '#808080'],
  ['hsl(0.5turn 100% 50%)', '#00ffff'],
  ['hsl(200grad 50% 50%)', '#40bfbf'],
  ['hsl(3.14159rad 40% 60%)', '#70c2c2'],
  ['hsl(none 0% 50%)', '#808080'],
  ['color(srgb 1 0.5 0)', '#ff8000'],
  ['color(display-p3 0.5 0.4 0.3)', '#846549'],
  ['color(srgb-linear 0.2 0.5 0.8)', '#7cbce7'],
  ['color(xyz 0.3 0.4 0.5)', '#5cb8b5'],
  ['color(xyz-d50 0.3 0.4 0.2)', '#7ab87f'],
  ['hsl(720 100% 50%)', '#ff0000'],
  ['rgb(1e2 50% 0)', '#648000'],
  ['hsl(9 71 46)', '#c93b22'],
])('%s is %s', (text, hex) => {
  expect(hexText(readColor(text))).toBe(hex);
});

test.each([
  ['#ff0000', 'oklch(62.8% 0.2577 29.23)'],
  ['#00ff00', 'oklch(86.64% 0.2948 142.5)'],
  ['#0000ff', 'oklch(45.2% 0.3132 264.05)'],
  ['#ffffff', 'oklch(100% 0 0)'],
  ['#000000', 'oklch(0% 0 0)'],
  ['#808080', 'oklch(59.99% 0 0)'],
  ['#c93a22', 'oklch(55.9% 0.1837 32.1)'],
  ['#663399', 'oklch(44.03% 0.1603 303.37)'],
  ['#008000', 'oklch(51.98% 0.1769 142.5)'],
  ['#123456', 'oklch(31.92% 0.0725 251.17)'],
])('%s is written %s', (hex, oklch) => {
  expect(describeColor(readColor(hex)).find(({ label }) => label === 'OKLCH')?.value).toBe(oklch);
});

test.each([
  ['rebeccapurple', '#663399'],
  ['RebeccaPurple', '#663399'],
  ['transparent', '#00000000'],
  ['lightgoldenrodyellow', '#fafad2'],
  ['slategrey', '#708090'],
  ['0xC93A22', '#c93a22'],
  ['＃ｆｆ００００', '#ff0000'],
  ['#f00;', '#ff0000'],
  ['hsb(0 100% 100%)', '#ff0000'],
  ['rgba(0,0,0,.5)', '#00000080'],
])('%s is %s', (text, hex) => {
  expect(hexText(readColor(text))).toBe(hex);
});

test('all 148 names of CSS are known', () => {
  expect(COLOR_NAMES.size).toBe(148);
  expect([...COLOR_NAMES].filter(([name, hex]) => hexText(readColor(name)) !== `#${hex}`)).toEqual([]);
});

test('a colour beyond the screen is drawn in, and that is said', () => {
  expect(readColor('oklch(0.7 0.4 150)').isClipped).toBe(true);
  expect(readColor('color(display-p3 0 1 0)')).toMatchObject({ r: 0, g: 255, b: 0, isClipped: true });
  expect(readColor('oklch(0.7 0.1 150)').isClipped).toBeUndefined();
});

test('any colour comes back from its OKLCH, HWB and HSL within what they round', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (r, g, b) => {
      const rows = describeColor({ r, g, b, a: 1 });
      const again = (label: string) => readColor(rows.find((row) => row.label === label)?.value ?? '');
      const off = (label: string) => {
        const other = again(label);
        return Math.max(Math.abs(other.r - r), Math.abs(other.g - g), Math.abs(other.b - b));
      };
      expect(off('OKLCH')).toBeLessThanOrEqual(1);
      expect(off('HWB')).toBeLessThanOrEqual(4);
      expect(off('HSL')).toBeLessThanOrEqual(5);
    }),
  );
});

test('a colour in every notation', () => {
  const said = Object.fromEntries(describeColor(readColor('#008000')).map(({ label, value }) => [label, value]));
  expect(said).toMatchObject({
    RGB: 'rgb(0 128 0)',
    HSL: 'hsl(120 100% 25%)',
    HSV: 'hsv(120, 100%, 50%)',
    HWB: 'hwb(120 0% 50%)',
    CMYK: '100% 0% 100% 50%',
    反色: '#ff7fff',
  });
});

test('contrast as WCAG has it', () => {
  expect(contrast(readColor('#000'), readColor('#fff'))).toBe(21);
  expect(contrast(readColor('#777'), readColor('#fff'))).toBe(4.48);
  expect(contrast(readColor('#050505'), readColor('#000'))).toBe(1.03);
});

test('every colour is read back from its hex', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (r, g, b) => {
      expect(readColor(hexText({ r, g, b, a: 1 }))).toEqual({ r, g, b, a: 1 });
    }),
  );
});

test('nonsense is refused', () => {
  expect(() => readColor('#12345')).toThrow('看不出');
  expect(() => readColor('rgb(1,2)')).toThrow('看不出');
});

test.each([
  '1.2.3,4,5',
  '...,1,2',
  'rgb(-,1,2)',
  'currentcolor x',
  'hsl(1 2)',
  'lab(1px 2 3)',
  'color(nope 1 2 3)',
  'constructor',
  'color(__proto__ 1 2 3)',
  '',
])('%s is no colour', (text) => {
  expect(() => readColor(text)).toThrow('看不出');
});

test('red is red however its hue is rounded', () => {
  expect(describeColor(readColor('rgb(255, 0, 1)'))[2]?.value).toBe('hsl(0 100% 50%)');
});

test('the example is right', () => {
  expect(describeColor(readColor(tool.example.input))[1]?.value).toBe(tool.example.output);
});

test.each([
  ['oklch(0% 0.4 0)', '#000000'],
  ['oklch(100% 0.4 120)', '#ffffff'],
  ['lab(0% 80 80)', '#000000'],
  ['lch(120% 90 30)', '#ffffff'],
  ['oklab(-5% 0.2 0.2)', '#000000'],
])('%s has no light or all of it: %s', (text, hex) => {
  expect(hexText(readColor(text))).toBe(hex);
});
