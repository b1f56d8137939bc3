import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, describeColor, hexText, readColor } from './color.pure.ts';
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

test('a colour in every notation', () => {
  const said = Object.fromEntries(describeColor(readColor('#008000')).map(({ label, value }) => [label, value]));
  expect(said).toMatchObject({
    RGB: 'rgb(0 128 0)',
    HSL: 'hsl(120 100% 25%)',
    HSV: 'hsv(120, 100%, 50%)',
    CMYK: '100% 0% 100% 50%',
    反色: '#ff7fff',
  });
});

test('contrast as WCAG has it', () => {
  expect(contrast(readColor('#000'), readColor('#fff'))).toBe(21);
  expect(contrast(readColor('#777'), readColor('#fff'))).toBe(4.48);
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

test.each(['1.2.3,4,5', '...,1,2', 'rgb(-,1,2)'])('%s is no colour', (text) => {
  expect(() => readColor(text)).toThrow('看不出');
});

test('red is red however its hue is rounded', () => {
  expect(describeColor(readColor('rgb(255, 0, 1)'))[2]?.value).toBe('hsl(0 100% 50%)');
});

test('the example is right', () => {
  expect(describeColor(readColor(tool.example.input))[1]?.value).toBe(tool.example.output);
});
