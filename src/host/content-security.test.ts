import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyWithNonce, withoutNonce } from './content-security.ts';

const NONCE = 'aB3-_9cD';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptSources = (html: string) => /script-src ([^;]*)/.exec(withoutNonce(html, NONCE, {}).policy)?.[1];

test('each inline script that carried the nonce is named by its hash, and only those', () => {
  const html = [
    `<script nonce="${NONCE}">one()</script>`,
    `<script nonce="${NONCE}" src="/a.js"></script>`,
    `<script type="module" async="" nonce="${NONCE}">two()</script>`,
    `<script type="application/json" id="data" nonce="${NONCE}">{"a":1}</script>`,
    `<script type="application/ld+json" nonce="${NONCE}">{"a":1}</script>`,
    `<script nonce="${NONCE}">one()</script>`,
  ].join('');
  expect(scriptSources(html)).toBe(`'strict-dynamic' ${hashOf('one()')} ${hashOf('two()')}`);
});

test('the nonce is gone afterwards', () => {
  const html = `<link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><script nonce="${NONCE}">one()</script>`;
  expect(withoutNonce(html, NONCE, {}).html).toBe('<link rel="modulepreload" href="/a.js"/><script>one()</script>');
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  '<script nonce>evil()</script>',
  `<script data-nonce="${NONCE}x">evil()</script>`,
  '<SCRIPT>evil()</SCRIPT>',
  '<script type="module">evil()</script>',
])('an injected %s is not blessed', (injected) => {
  const html = `<p>${injected}</p><script nonce="${NONCE}">one()</script>`;
  expect(scriptSources(html)).toBe(`'strict-dynamic' ${hashOf('one()')}`);
});

test('a page without any script of ours allows none', () => {
  expect(scriptSources('<script>evil()</script>')).toBe("'strict-dynamic'");
});

test('pictures come from here, but where the operator has scripts of others they may count by theirs', () => {
  const pictures = (isScripted: boolean) => /img-src ([^;]*)/.exec(withoutNonce('', NONCE, { isScripted }).policy)?.[1];
  expect(pictures(false)).toBe("'self' data: blob:");
  expect(pictures(true)).toBe("'self' data: blob: https:");
  expect(policyWithNonce(NONCE, {})).toContain("img-src 'self' data: blob:;");
});
