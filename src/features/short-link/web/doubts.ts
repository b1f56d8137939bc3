import type { ShortLink } from '../short-link.contract.ts';

/** Why a visitor should look twice, in a sentence. */
export const DOUBTS: Record<NonNullable<ShortLink['Doubt']>, string> = {
  mixed: '这个域名混用了几种文字的字母，看起来像另一个网站。',
  lookalike: '这个域名和一个知名网站长得很像，但不是它。',
  disguised: '这个域名的前半截是知名网站的名字，其实属于别人。',
  address: '这个网址没有域名，只有一串数字，看不出是谁的。',
  reported: '这个短链接被多人举报，站长还没有处理。',
};
