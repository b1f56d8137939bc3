import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser } from './browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { ROUTES, ROUTES_INSIDE } from './spec-routes.fixture.ts';

const origin = inject('siteOrigin');

/**
 * Runs in the browser: where the document that its parser makes is another than the one that was written, undefined where there is
 * none. A list inside a paragraph or a link inside a link is taken apart, and React then finds a page it did not write.
 */
function firstRearranged(html: string): string | undefined {
  const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
  const written: string[] = [];
  const open: string[] = [];
  const bare = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<(script|style|textarea|title)\b[^>]*>).*?(<\/\2>)/gs, '$1$3');
  for (const [, end, name = '', rest = ''] of bare.matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    if (end) open.pop();
    else {
      written.push(`${'/'.repeat(open.length)}${name.toLowerCase()}`);
      if (!VOID.test(name) && !rest.endsWith('/')) open.push(name);
    }
  }
  const parsed: string[] = [];
  const walk = (element: Element, depth: number) => {
    parsed.push(`${'/'.repeat(depth)}${element.localName.toLowerCase()}`);
    for (const child of element.children) walk(child, depth + 1);
  };
  walk(new DOMParser().parseFromString(bare, 'text/html').documentElement, 0);
  const at = Math.max(written.length, parsed.length);
  const place = Array.from({ length: at }, (_one, index) => index).find((index) => written[index] !== parsed[index]);
  return place === undefined ? undefined : `${written.slice(Math.max(0, place - 3), place + 2)} is ${parsed[place]}`;
}

test('no page is rearranged by the parser, and none has a character cut in two', async () => {
  const { page } = await openPage(await plainBrowser());
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const wrong = '<!DOCTYPE html><html><head></head><body><p><div></div></p></body></html>';
  expect(await page.evaluate(firstRearranged, wrong)).toBe('/head,/body,//p,///div is //div');
  const faults: string[] = [];
  for (const [paths, cookie] of [
    [ROUTES, ''],
    [ROUTES_INSIDE, `Token=${token}`],
  ] as const) {
    for (const path of paths) {
      const html = await (await fetch(origin + path, { headers: { cookie } })).text();
      const rearranged = await page.evaluate(firstRearranged, html);
      if (rearranged) faults.push(`${path}: ${rearranged}`);
      if (/\ufffd|\\ud[89ab][\da-f]{2}(?!\\ud)/i.test(html)) faults.push(`${path}: half a character`);
    }
  }
  expect(faults).toEqual([]);
});
