import { toYuan } from '#/contract/money.pure.ts';
import type { OcrResult } from '../ocr.contract.ts';
import type { Guess } from './ocr.rules.ts';
import type { ReadPicture } from './reading.pure.ts';

const hundredths = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 100) / 100;
const yuan = (fen: number | undefined) => (fen === undefined ? null : toYuan(fen));

export function presentReading({ width, height, turn, lines, guess }: ReadPicture & { guess: Guess }): OcrResult {
  return {
    ...{ Width: width, Height: height, Rotation: turn },
    Lines: lines.map(({ text, box: { left, top, right, bottom }, confidence, weakest = confidence }) => ({
      Text: text,
      Box: { X: left, Y: top, Width: right - left, Height: bottom - top },
      Confidence: hundredths(confidence),
      Weakest: hundredths(weakest),
    })),
    Title: guess.title,
    Price: yuan(guess.price),
    OriginPrice: yuan(guess.originPrice),
    Discount: guess.discount ?? null,
    Address: guess.address,
  };
}
