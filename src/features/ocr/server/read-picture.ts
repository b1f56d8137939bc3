import type { Grey } from './grey.rules.ts';
import { linesOf, sureness, type Word } from './line.rules.ts';
import { pictureUnreadable } from './ocr.errors.ts';
import { cutOut, openPicture, preparePicture, stripOf } from './picture.gateway.ts';
import { boxInPicture } from './place.rules.ts';
import type { Box, ReadLine, ReadPicture, Turn } from './reading.pure.ts';
import { inkColumns, segmentsIn } from './segment.rules.ts';
import type { Row, Tesseract } from './tesseract.gateway.ts';

/** Text that lies the right way up is read at least this surely; upside down it is half of that. */
const UPRIGHT = 0.6;
/** What is surer than this is not read again. */
const SURE = 0.88;
/** What is less sure is read in another size too. */
const DOUBTFUL = 0.75;
const HEIGHTS = [36, 60];
const AROUND_ROW = 8;
/** A picture of nothing but specks must not take for ever. */
const MOST_SEGMENTS = 20;
/** What is less sure is a speck, unless it has digits, which matter most. */
const LEAST_SURE = 0.3;

export async function readPicture(bytes: Uint8Array, tesseract: Tesseract): Promise<ReadPicture> {
  const picture = await openPicture(bytes).catch(() => {
    // The head was that of a picture, the rest is none.
    throw pictureUnreadable();
  });
  const { turn, rows, grey, changes } = await readUpright(picture, tesseract);
  const lines: ReadLine[] = [];
  for (const [row, found] of rows.entries()) {
    for (const { text, box, confidence, weakest } of await readRow(grey, found, tesseract)) {
      if (confidence < LEAST_SURE && !/\d/.test(text)) continue;
      const size = (box.bottom - box.top) / changes.scale;
      lines.push({
        text,
        box: boxInPicture(box, changes),
        confidence,
        size,
        row,
        ...(weakest !== undefined && { weakest }),
      });
    }
  }
  return { width: picture.width, height: picture.height, turn, lines };
}

/** Tries one quarter turn after the other until text can be read. */
async function readUpright(picture: Awaited<ReturnType<typeof openPicture>>, tesseract: Tesseract) {
  const attempt = async (turn: Turn) => {
    const prepared = await preparePicture(picture, turn);
    const rows = await tesseract.readRows(prepared.grey);
    return { ...prepared, turn, rows, score: sureness(rows.flatMap(({ words }) => words)) };
  };
  const [first, ...others] = picture.turns;
  let best = await attempt(first);
  for (const turn of others) {
    if (best.score >= UPRIGHT) break;
    const other = await attempt(turn);
    if (other.score > best.score) best = other;
  }
  return best;
}

/** A row holds things of different sizes, which the engine makes equally tall and so too small: each is read on its own. */
async function readRow(grey: Grey, { box, words }: Row, tesseract: Tesseract): Promise<Word[]> {
  const [top, bottom] = [Math.max(0, box.top - AROUND_ROW), Math.min(grey.height, box.bottom + AROUND_ROW)];
  const strip = stripOf(grey, { top, bottom });
  const segments = segmentsIn(strip).slice(0, MOST_SEGMENTS);
  const first = linesOf(words, inkColumns(strip));
  const lines: Word[] = [];
  for (const segment of segments) {
    const inPlace = { ...segment, top: segment.top + top, bottom: segment.bottom + top };
    const before = segments.length === 1 && first.length === 1 ? first[0] : undefined;
    const line = await readSegment(strip, segment, before, tesseract);
    if (line) lines.push({ ...line, box: inPlace });
  }
  return lines;
}

async function readSegment(
  strip: Grey,
  segment: Box,
  before: Word | undefined,
  tesseract: Tesseract,
): Promise<Word | undefined> {
  if (before && before.confidence >= SURE) return before;
  let best = before;
  for (const height of HEIGHTS) {
    const part = await cutOut(strip, segment, height);
    const [line] = linesOf(await tesseract.readLine(part), inkColumns(part));
    if (line && line.confidence > (best?.confidence ?? -1)) best = line;
    if (best && best.confidence >= DOUBTFUL) break;
  }
  return best;
}
