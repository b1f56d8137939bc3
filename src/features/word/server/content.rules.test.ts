import { describe, expect, test } from 'vitest';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { beginningOf } from '../word-text.pure.ts';
import { holdsBlockedWord } from './blocked-words.rules.ts';
import { checkedContent, checkedNickname } from './content.rules.ts';
import { holdReason } from './hold.rules.ts';
import { isHeldByReports, isListed, mayRestore, type Word, workFactor } from './word.rules.ts';

describe('a text', () => {
  test('may have 500 characters as people count them', () => {
    expect(checkedContent('好'.repeat(500))).toHaveLength(500);
    expect(checkedContent('👨‍👩‍👧‍👦'.repeat(300))).toContain('👨‍👩‍👧‍👦');
    expect(() => checkedContent('好'.repeat(501))).toThrow('留言不能超过 500 个字');
    expect(() => checkedContent('👍'.repeat(501))).toThrow('留言不能超过 500 个字');
  });

  test('may have 8,000 bytes and 40 lines', () => {
    expect(() => checkedContent('👨‍👩‍👧‍👦'.repeat(400))).toThrow('特殊字符太多');
    expect(() => checkedContent('a\n'.repeat(41))).toThrow('不能超过 40 行');
  });

  test.each(['', '   ', '\u200b\u200b', '\u202e\n\u2060', '\u0301', '\u3164'])('%j is empty', (text) => {
    expect(() => checkedContent(text)).toThrow('请写点什么');
  });
});

describe('a name', () => {
  const name = (text: string) => checkedNickname(text, toSimplified);

  test('may be anything short with something to read in it', () => {
    expect(name(' 海边的阿尔 ')).toBe('海边的阿尔');
    expect(name('😀')).toBe('😀');
    expect(name('')).toBe('匿名访客');
    expect(name('\u200b')).toBe('匿名访客');
    expect(() => name('一二三四五六七八九十一二三')).toThrow('不能超过 12 个字');
    expect(() => name('……')).toThrow('至少要有一个字');
  });

  test.each(['站长', '站 长', '站\u200b长', '站長', '【站长】', 'Ａｄｍｉｎ', '搜罗官方', '站⾧', '站⻓', '版主小王'])(
    '%s would speak for the site',
    (text) => {
      expect(() => name(text)).toThrow('这个昵称不能用');
    },
  );
});

describe('blocked words', () => {
  const isBlocked = (text: string, ...words: string[]) => holdsBlockedWord(text, words, toSimplified);

  test.each([
    ['代开发票吗', '发票'],
    ['代開發票', '发票'],
    ['代开发票', '發票'],
    ['发-票、发 票', '发票'],
    ['发\u200b票', '发票'],
    ['发。。。票', '发票'],
    ['ＶＸ', 'vx'],
    ['加我 V X 聊', 'vx'],
    ['加我v.x聊', 'vx'],
    ['FREE Money now', 'free money'],
    ['🐴了', '🐴'],
  ])('%s holds %s', (text, word) => {
    expect(isBlocked(text, word)).toBe(true);
  });

  test.each([
    ['class 与 glass', 'ass'],
    ['发了票', '发票'],
    ['什么都没有', '发票'],
    ['没有词', ''],
    ['标点！', '！'],
  ])('%s does not hold %s', (text, word) => {
    expect(isBlocked(text, word)).toBe(false);
  });
});

describe('what waits for the operator', () => {
  const reason = (content: string, role: Word['role'] = 'visitor', shownBefore = 0, recent = 0) =>
    holdReason({ content, role, shownBefore, recent });

  test.each(['看 https://a.example', 'WWW.abc', '去 abc.com 看', '去 ａｂｃ．ｃｏｍ', 'abc点com', 'abc。cn'])(
    '%s: a link',
    (text) => {
      expect(reason(text)).toBe('link');
      expect(reason(text, 'member')).toBe('link');
      expect(reason(text, 'member', 3)).toBe('');
      expect(reason(text, 'operator')).toBe('');
    },
  );

  test.each(['打 13800138000', '138-0013-8000', '微信：abcde123', '加我微信', 'QQ群 123456', '11010119900307123X'])(
    '%s: a way to reach someone',
    (text) => {
      expect(reason(text)).toBe('contact');
      expect(reason(text, 'member', 9)).toBe('contact');
    },
  );

  test.each([
    '《漫长的季节》第 3 集 12.5 分',
    '2024.10.01 上映',
    '1.5倍速',
    '微信里打开没反应',
    '评分 9.4。建议看看',
    'Node.js 写的？',
  ])('%s does not', (text) => {
    expect(reason(text)).toBe('');
  });

  test('everything of visitors, when there is too much of it', () => {
    expect(reason('你好', 'visitor', 0, 60)).toBe('busy');
    expect(reason('你好', 'member', 0, 60)).toBe('');
  });
});

const word: Word = {
  ...{
    id: 1,
    parentId: 0,
    answersId: 0,
    subject: '',
    score: null,
    isSpoiler: false,
    content: '好',
    nickname: '小满',
    author: 'm1',
    role: 'member',
    state: 'shown',
  },
  ...{ heldFor: '', isPinned: false, likes: 0, replyCount: 0, createdAt: 0, deletedAt: null, deletedBy: '' },
  ...{ moderatedAt: null, moderatedBy: '' },
};

test('a deleted word stays as a gap only while answers hang on it', () => {
  expect(isListed(word)).toBe(true);
  expect(isListed({ ...word, deletedAt: 5 })).toBe(false);
  expect(isListed({ ...word, deletedAt: 5, replyCount: 1 })).toBe(true);
  expect(isListed({ ...word, state: 'hidden', replyCount: 1 })).toBe(false);
});

test('an author has ten minutes to take a deletion back, and never the operator’s', () => {
  const deleted: Word = { ...word, deletedAt: 0, deletedBy: 'author' };
  expect(mayRestore(deleted, 'author', 600_000)).toBe(true);
  expect(mayRestore(deleted, 'author', 600_001)).toBe(false);
  expect(mayRestore(deleted, 'operator', 600_001)).toBe(true);
  expect(mayRestore({ ...deleted, deletedBy: 'operator' }, 'author', 1)).toBe(false);
  expect(mayRestore(word, 'operator', 0)).toBe(false);
});

test('three reports hold a word, unless the operator wrote it or has looked at it', () => {
  expect([2, 3].map((reports) => isHeldByReports(word, reports))).toEqual([false, true]);
  expect(isHeldByReports({ ...word, moderatedAt: 1 }, 9)).toBe(false);
  expect(isHeldByReports({ ...word, role: 'operator' }, 9)).toBe(false);
});

test('the riddle gets harder for one who writes much, and for all when much is written', () => {
  const factors = [0, 1, 2, 4, 6, 8, 100].map((own) => workFactor({ own, all: own }));
  expect(factors).toEqual([1, 1, 2, 4, 8, 16, 16]);
  expect([19, 20, 60].map((all) => workFactor({ own: 0, all }))).toEqual([1, 2, 4]);
});

test('a review may be long, within limits of its own, and a list shows its beginning', () => {
  expect(checkedContent('好'.repeat(8000), true)).toHaveLength(8000);
  expect(() => checkedContent('好'.repeat(8001), true)).toThrow('评论不能超过 8000 个字');
  expect(() => checkedContent('a\n'.repeat(401), true)).toThrow('评论不能超过 400 行');
  expect(beginningOf('好'.repeat(420))).toBeUndefined();
  expect(beginningOf('👨‍👩‍👧‍👦'.repeat(500))).toEqual({ text: `${'👨‍👩‍👧‍👦'.repeat(280)}…`, length: 500 });
});
