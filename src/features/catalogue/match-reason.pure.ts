/** How the words of a search led to a title. */
export const MATCH_KINDS = [
  'title',
  'alias',
  'person',
  'pinyin',
  'initials',
  'traditional',
  'homophone',
  'near',
] as const;

export type MatchKind = (typeof MATCH_KINDS)[number];

const LABELS: Record<MatchKind, string> = {
  title: '匹配片名',
  alias: '匹配别名',
  person: '匹配人物',
  pinyin: '拼音',
  initials: '拼音首字母',
  traditional: '繁简',
  homophone: '同音',
  near: '相近',
};

/** What to show beside a result, or undefined where the title itself shows it. */
export function matchReason({ By, Text }: { By: MatchKind; Text: string }): string | undefined {
  return By === 'title' ? undefined : `${LABELS[By]}：${Text}`;
}
