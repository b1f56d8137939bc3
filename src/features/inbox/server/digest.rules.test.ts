import { expect, test } from 'vitest';
import { digestLetter } from './digest.rules.ts';

const line = (changes: object = {}) => ({
  kind: 'word.reply',
  title: '小明回复了你',
  text: '同意',
  path: '/word#1',
  ...changes,
});
const letter = (news: ReturnType<typeof line>[], more = 0, siteTitle = '搜罗') =>
  digestLetter({
    ...{ siteTitle, origin: 'https://souluo.test', news, more, hour: 20 },
    unsubscribeUrl: 'https://souluo.test/unsubscribe?token=a&b',
  });

test('the subject is the first line, and says how many more there are', () => {
  expect(letter([line()]).subject).toBe('搜罗：小明回复了你');
  expect(letter([line(), line()]).subject).toBe('搜罗：小明回复了你 等 2 条消息');
  expect(letter([line()], 3).subject).toBe('搜罗：小明回复了你 等 4 条消息');
});

test('a title with line breaks begins no header of its own, and a long one is cut between characters', () => {
  expect(letter([line({ title: '甲\r\nBcc: a@b.example\u2028乙\0' })]).subject).toBe('搜罗：甲 Bcc: a@b.example 乙');
  const { subject } = letter([line({ title: '🎬'.repeat(80) })]);
  expect(subject).toBe(`搜罗：${'🎬'.repeat(57)}…`);
});

test('what somebody wrote is text: in the mark-up, in the name of the site and in addresses', () => {
  const { html, text } = letter(
    [line({ title: '<script>a</script>', text: '"<b>&', path: '/a?x=1&y="' })],
    0,
    '<搜罗>',
  );
  expect(html).not.toMatch(/<script>|<b>|<搜罗>/);
  expect(html).toContain('&lt;script&gt;a&lt;/script&gt;');
  expect(html).toContain('href="https://souluo.test/a?x=1&amp;y=&quot;"');
  expect(text).toContain('<script>a</script>\n"<b>&\nhttps://souluo.test/a?x=1&y="');
});

test('every line stands once, under what it is about, and each way out is there', () => {
  const { html, text } = letter([line(), line({ kind: 'market.message', title: '有人问价', text: '' })], 12);
  for (const part of [text, html]) {
    expect(part.match(/小明回复了你/g)).toHaveLength(1);
    expect(part.match(/有人问价/g)).toHaveLength(1);
    expect(part).toContain('还有 12 条没有写进来');
    expect(part).toContain('每天 20:00');
    expect(part).toContain('https://souluo.test/inbox#settings');
  }
  expect(text).toContain('https://souluo.test/unsubscribe?token=a&b');
  expect(html).toContain('今天有 14 条新消息');
  expect(letter([line()]).html).not.toContain('没有写进来');
  expect(text.match(/^【/gm)).toHaveLength(2);
});
