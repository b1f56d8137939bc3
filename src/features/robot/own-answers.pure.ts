/**
 * What the site answers by itself to those who write to it, in the order in which it is tried. How often is counted beside the
 * operator's rules, under numbers that no rule has.
 */
export const OWN_ANSWERS = [
  { name: 'bind', count: -1, match: '绑定码', to: '绑定 加上网站给的绑定码', does: '绑定会员', how: '认出是哪位会员' },
  { name: 'bill', count: -2, match: '记账', to: '记 午饭 23.5', does: '记账', how: '给已绑定的会员记一笔' },
  { name: 'short', count: -3, match: '网址', to: '消息里有 http 链接', does: '短链接', how: '回短链接' },
  {
    name: 'lunar',
    count: -4,
    match: '日子',
    to: '今天农历 · 明天初几 · 中秋是哪天',
    does: '农历',
    how: '回那天的农历与节气',
  },
  {
    name: 'wish',
    count: -5,
    match: '意图',
    to: '想找某类片（国产悬疑剧、豆瓣高分动画）',
    does: '搜片',
    how: '按题材、地区、年代找，回片卡与链接',
  },
  {
    name: 'name',
    count: -6,
    match: '名字',
    to: '片名、别名、拼音、首字母，市集里的东西',
    does: '站内搜索',
    how: '回片卡、商品与链接',
  },
] as const;

export type OwnAnswer = (typeof OWN_ANSWERS)[number]['name'];

export const countOf = (answer: OwnAnswer): number => OWN_ANSWERS.find(({ name }) => name === answer)?.count ?? 0;
