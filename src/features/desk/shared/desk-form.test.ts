import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressWith, asHeader, doneIn, leaveEmptyPage, millisecondsOf, undoIn } from './desk-form.ts';

const doneOf = (done: string) => doneIn(new URLSearchParams({ done }));

test('an address can say what was done, but nothing else', () => {
  expect(doneOf('已显示 2 条留言')).toBe('已显示 2 条留言');
  expect(doneOf('已置顶')).toBe('已置顶');
  for (const lie of ['', '你的密码已泄露', '已停用，请到 evil.example 登录', '已显示 2 条留言 http://a.example']) {
    expect(doneOf(lie)).toBeUndefined();
  }
});

test('whatever a form of the desk says was done is a sentence that its page shows', () => {
  const sources = globSync('src/features/*/{web,shared}/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  const ends = sources.flatMap((text) => [...text.matchAll(/addressWith\(\w+, \{[^}]*\bdone: ([^}]*)/g)]);
  const said = ends.flatMap(([, end = '']) => [...end.matchAll(/'(\p{Script=Han}[^']*)'/gu)]);
  expect(said.length).toBeGreaterThan(20);
  expect(said.map(([, sentence = '']) => sentence).filter((sentence) => !doneOf(sentence))).toEqual([]);
});

test('an address can offer a way back for rows, but no other deed', () => {
  const undoOf = (undo: string) => undoIn(new URLSearchParams({ undo }), ['show', 'hide']);
  expect(undoOf('hide 3,14')).toEqual({ deed: 'hide', ids: ['3', '14'] });
  for (const lie of ['', 'hide', 'delete 3', 'hide 3,', 'hide x', `hide ${Array(101).fill(1)}`]) {
    expect(undoOf(lie)).toBeUndefined();
  }
});

test('other parameters of the address stay', () => {
  const url = new URL('http://site.test/market/admin/word?state=hidden&page=3');
  expect(addressWith(url, { page: '', state: 'all' })).toBe('/market/admin/word?state=all');
});

test('an address with Chinese in it can be sent on, one that is encoded stays as it is', () => {
  const here = new URL('http://site.test/market/admin/config/running');
  const sent = asHeader('/market/admin/config/running?done=已保存#PUBLIC_URL', here);
  expect(() => new Headers({ location: sent })).not.toThrow();
  expect(new URL(sent, here).searchParams.get('done')).toBe('已保存');
  expect(asHeader(sent, here)).toBe(sent);
});

test('a page that was emptied leads to the last one that is left', () => {
  const url = new URL('http://site.test/market/admin/word?state=waiting&page=3');
  const visit = (Result: unknown[], PageCount: number) => () => leaveEmptyPage(url, { Result, Page: 3, PageCount });
  let left: unknown;
  try {
    visit([], 2)();
  } catch (thrown) {
    left = thrown;
  }
  expect(left).toBeInstanceOf(Response);
  expect((left as Response).headers.get('location')).toBe('/market/admin/word?state=waiting&page=2');
  expect(visit([], 0)).not.toThrow();
  expect(visit([1], 3)).not.toThrow();
});

test('seconds become milliseconds, and what is no number is left to be refused', () => {
  expect(millisecondsOf(' 0.25 ', 100)).toBe('250');
  expect(millisecondsOf('0', 100)).toBe('0');
  expect(millisecondsOf('', 100)).toBe('100');
  expect(millisecondsOf('两秒', 100)).toBe('两秒');
});
