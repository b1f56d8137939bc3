import { expect, test } from 'vitest';
import { outsidePicture, pictureHere, pictureSource } from './outside-picture.pure.ts';

test.each([
  ['/cover/a.svg', '/cover/a.svg'],
  ['', ''],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://a.example/b?c=1&d=é', '/outside.webp?of=https%3A%2F%2Fa.example%2Fb%3Fc%3D1%26d%3D%C3%A9'],
  ['HTTP://a.example/', '/outside.webp?of=HTTP%3A%2F%2Fa.example%2F'],
])('%j is shown as %j', (address, shown) => {
  expect(outsidePicture(address)).toBe(shown);
});

test('what proves that an address may be asked for comes after it; our own needs none', () => {
  expect(outsidePicture('https://a.example/b', 'abc')).toBe('/outside.webp?of=https%3A%2F%2Fa.example%2Fb&proof=abc');
  expect(outsidePicture('/own.png', 'abc')).toBe('/own.png');
});

test.each([
  ['https://souluo.example/file/1.webp', '/file/1.webp'],
  ['https://souluo.example.evil.example/1.webp', '/outside.webp?of=https%3A%2F%2Fsouluo.example.evil.example%2F1.webp'],
  ['/file/1.webp', '/file/1.webp'],
])('to the site itself %j is %j', (address, shown) => {
  expect(pictureHere(address, 'https://souluo.example')).toBe(shown);
});

test.each([
  [outsidePicture('https://Img.Example/a/b.png?c=%2F'), 'img.example'],
  [outsidePicture('https://name:word@img.example:8443#a', 'proof'), 'img.example:8443'],
  ['/outside.webp?of=%E0%A4', ''],
  ['/outside.webp', ''],
  ['/cover/outside.webp?of=https%3A%2F%2Fa.example', ''],
  ['/cover/a.svg', ''],
])('%j comes from %j', (shown, host) => {
  expect(pictureSource(shown)).toBe(host);
});
