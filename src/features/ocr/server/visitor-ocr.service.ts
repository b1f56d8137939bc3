import { createTurns } from '#/platform/limits/turns.ts';
import { ocrBusy, ocrClosed } from './ocr.errors.ts';
import type { ReadLine, ReadPicture } from './reading.pure.ts';

interface Needs {
  ocr: { read(bytes: Uint8Array): Promise<Pick<ReadPicture, 'lines'>> };
  /** Whether the operator offers it. */
  isOpen: () => Promise<boolean>;
}

/** One visitor's picture at a time stands among those of the operator, so that these never wait for more than one. */
const WAITING = 2;

export function createVisitorOcr({ ocr, isOpen }: Needs) {
  const inTurn = createTurns({ atOnce: 1, waiting: WAITING, refuse: () => ocrBusy(WAITING + 1) });
  return async (bytes: Uint8Array): Promise<{ text: string; confidence: number | null }> => {
    if (!(await isOpen())) throw ocrClosed();
    const { lines } = await inTurn(() => ocr.read(bytes));
    return { text: textOf(lines), confidence: surenessOf(lines) };
  };
}

/**
 * The sign of the yuan is not in the model. A letter that it is taken for, alone before an amount with its cents or with
 * nothing else in its line, was the sign.
 */
const YUAN = /(?<![\p{L}\p{N}])[半羊](?=\s?\d[\d,]*\.\d{1,2}(?![\d.]))|^[半羊](?=\s?\d[\d,]*$)/gu;

/** What stands side by side goes into one line. */
export function textOf(lines: readonly Pick<ReadLine, 'text' | 'row'>[]): string {
  const rows = new Map<number, string[]>();
  for (const { text, row } of lines) rows.set(row, [...(rows.get(row) ?? []), text]);
  return [...rows.values()].map((texts) => texts.map((text) => text.replace(YUAN, '¥')).join('  ')).join('\n');
}

/** Long lines count for more. */
function surenessOf(lines: readonly Pick<ReadLine, 'text' | 'confidence'>[]): number | null {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return null;
  const sure = lines.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / length;
  return Math.round(Math.min(1, Math.max(0, sure)) * 100) / 100;
}
