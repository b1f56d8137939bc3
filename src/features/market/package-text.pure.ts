/** What comes with an offer, one thing a line. */
export interface PackageLine {
  name: string;
  /** How much of it, and what it is worth, as written: 2 杯 · ¥76. */
  amount: string;
}

const LINE = /^[-–—•·]\s*(\S.*)$/;

/**
 * The description of an item parted into what comes with it and the rest: a line that begins with a dash is part of the package, and
 * what stands behind a bar is its amount, as in `- 手冲咖啡｜2 杯 · ¥76`. One such line alone is a sentence, not a list.
 */
export function packageIn(content: string): { lines: PackageLine[]; rest: string } {
  const all = content.split('\n');
  const isLine = (line: string) => LINE.test(line.trim());
  if (all.filter(isLine).length < 2) return { lines: [], rest: content };
  const lines = all.filter(isLine).map((line) => {
    const [name = '', ...amount] = (LINE.exec(line.trim())?.[1] ?? '').split(/[|｜]/).map((part) => part.trim());
    return { name, amount: amount.filter(Boolean).join(' · ') };
  });
  return {
    lines,
    rest: all
      .filter((line) => !isLine(line))
      .join('\n')
      .trim(),
  };
}
