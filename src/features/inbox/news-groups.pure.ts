/** What news are sorted by on the page: the first part of their kind's name says which. */
export const NEWS_GROUPS = [
  { key: 'follow', name: '追更', of: ['catalogue', 'list'] },
  { key: 'talk', name: '互动', of: ['word'] },
  { key: 'bill', name: '账单', of: ['bill'] },
  { key: 'site', name: '系统', of: [] },
] as const;

export type NewsGroup = (typeof NEWS_GROUPS)[number]['key'];

/** Whatever no other group claims is the site's. */
export function groupOf(kind: string): NewsGroup {
  const [feature = ''] = kind.split('.');
  return NEWS_GROUPS.find(({ of }) => (of as readonly string[]).includes(feature))?.key ?? 'site';
}
