export interface SpacingOptions {
  /** A space between Chinese and Latin letters or digits. */
  spaces: boolean;
  /** Half-width marks next to Chinese become full-width ones. */
  punctuation: boolean;
  quotes: 'keep' | 'curly' | 'corner';
}

const HAN = '\\p{Script=Han}';
const LATIN = '[A-Za-z0-9]';
const FULL: Record<string, string> = {
  ',': '，',
  '.': '。',
  '!': '！',
  '?': '？',
  ';': '；',
  ':': '：',
  '(': '（',
  ')': '）',
};

export function tidyChinese(text: string, { spaces, punctuation, quotes }: SpacingOptions): string {
  let tidy = text;
  if (quotes !== 'keep') tidy = turnQuotes(tidy, quotes === 'curly' ? ['“', '”'] : ['「', '」']);
  if (punctuation) tidy = widenMarks(tidy);
  if (spaces)
    tidy = tidy
      .replace(new RegExp(`(${HAN})(${LATIN}|[@#$%&+=\`])`, 'gu'), '$1 $2')
      .replace(new RegExp(`(${LATIN}|[%+=\`])(${HAN})`, 'gu'), '$1 $2')
      .replace(/(?<! ) +(?=[，。！？；：、）」”])|(?<=[，。！？；：、（「“]) +/g, '');
  return tidy;
}

function widenMarks(text: string): string {
  return text
    .replace(
      new RegExp(`(?<=[${HAN}”」）])[ ]?([,.!?;:])(?![\\d/])[ ]?`, 'gu'),
      (_, mark: string) => FULL[mark] ?? mark,
    )
    .replace(new RegExp(`\\((?=[^()\\n]*${HAN})([^()\\n]*)\\)`, 'gu'), '（$1）');
}

/** Straight quotes open and close in turn, paragraph by paragraph. */
function turnQuotes(text: string, [open, close]: [string, string] | string[]): string {
  return text
    .split('\n')
    .map((line) => {
      if (!new RegExp(HAN, 'u').test(line)) return line;
      let isOpen = false;
      return line.replace(/["“”「」]/g, () => {
        isOpen = !isOpen;
        return (isOpen ? open : close) ?? '"';
      });
    })
    .join('\n');
}
