import { expect, test } from 'vitest';
import { cardText, colourProblem, contrast, qrSvg, wifiText } from './qr-content.pure.ts';

test('a network is written as phones expect it, with its marks escaped', () => {
  const home = { name: '家里;的 "网"', password: 'a:b,c\\d', security: 'WPA', isHidden: false } as const;
  expect(wifiText(home)).toBe('WIFI:T:WPA;S:家里\\;的 \\"网\\";P:a\\:b\\,c\\\\d;;');
  expect(wifiText({ name: 'cafe', password: 'unused', security: 'nopass', isHidden: true })).toBe(
    'WIFI:T:nopass;S:cafe;H:true;;',
  );
});

test('a card has only the fields that were filled in', () => {
  const empty = { name: '', phone: '', email: '', company: '', title: '', website: '' };
  expect(cardText(empty)).toBe('');
  expect(cardText({ ...empty, name: '李;雷', phone: ' 138 ', website: 'https://a.cn/?a,b' })).toBe(
    'BEGIN:VCARD\nVERSION:3.0\nFN:李\\;雷\nN:李\\;雷;;;;\nTEL;TYPE=CELL:138\nURL:https://a.cn/?a\\,b\nEND:VCARD',
  );
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('colours that scanners do not read are named', () => {
  expect(colourProblem('#000000', '#ffffff')).toBe('');
  expect(colourProblem('#ffff00', '#ffffff')).toContain('太接近');
  expect(colourProblem('#ffffff', '#000000')).toContain('反色');
});

test('the file has the quiet zone, and the mark only when there is one', () => {
  const svg = qrSvg({ size: 25, path: 'M0 0h7', dark: '#111111', light: '#ffffff', pixels: 300 });
  expect(svg).toContain('viewBox="0 0 29 29"');
  expect(svg).not.toContain('<image');
  expect(
    qrSvg({ size: 21, path: '', dark: '#000', light: '#fff', pixels: 9, logo: 'data:image/png;base64,AA' }),
  ).toContain('<image href="data:image/png;base64,AA"');
});
