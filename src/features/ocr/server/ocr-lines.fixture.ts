import type { GuessedLine } from './ocr.rules.ts';

/**
 * Lines of text as an engine hands them on: one a row, ` | ` between those that stand side by side, and `# ` before those in
 * large letters.
 */
export function linesFrom(text: string): GuessedLine[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .flatMap((row, index) => {
      const size = row.startsWith('# ') ? 60 : 36;
      return row
        .replace(/^# /, '')
        .split(' | ')
        .map((part) => ({ text: part.trim(), size, row: index, confidence: 0.9 }));
    });
}
