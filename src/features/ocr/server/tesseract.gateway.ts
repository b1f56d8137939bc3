import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bbox, createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Grey } from './grey.rules.ts';
import type { Word } from './line.rules.ts';
import type { Box } from './reading.pure.ts';

/** The more exact of the two models that come with the package. */
const MODEL = '4.0.0_best_int';

/** What stands side by side, as the engine sees it. */
export interface Row {
  box: Box;
  words: Word[];
}

export interface Tesseract {
  /** Everything in the picture. */
  readRows(grey: Grey): Promise<Row[]>;
  /** A picture that holds a single line. */
  readLine(grey: Grey): Promise<Word[]>;
}

/** Loads the model from the package's own folder; nothing is fetched and nothing is kept on disk. */
export async function startTesseract(): Promise<Tesseract> {
  const data = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/chi_sim/package.json')));
  const worker = await new Promise<Worker>((resolve, reject) => {
    // Without a handler of errors the library throws where nobody can catch it.
    const options = { langPath: join(data, MODEL), gzip: true, cacheMethod: 'none', errorHandler: reject } as const;
    createWorker('chi_sim', OEM.LSTM_ONLY, options).then(resolve, reject);
  });
  let mode: PSM | undefined;

  async function rowsIn(grey: Grey, wanted: PSM): Promise<Row[]> {
    if (mode !== wanted) await worker.setParameters({ tessedit_pageseg_mode: wanted });
    mode = wanted;
    const { data } = await worker.recognize(pgm(grey), {}, { blocks: true, text: false });
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
      .map(({ words, bbox }) => ({
        box: toBox(bbox),
        words: words.map((word) => ({
          text: word.text,
          confidence: word.confidence / 100,
          weakest: Math.min(word.confidence, ...word.symbols.map(({ confidence }) => confidence)) / 100,
          box: toBox(word.bbox),
        })),
      }));
  }

  return {
    // One block: looking for columns and pictures tears offers apart.
    readRows: (grey) => rowsIn(grey, PSM.SINGLE_BLOCK),
    readLine: async (grey) => (await rowsIn(grey, PSM.SINGLE_LINE)).flatMap(({ words }) => words),
  };
}

const toBox = ({ x0, y0, x1, y1 }: Bbox): Box => ({ left: x0, top: y0, right: x1, bottom: y1 });

/** The plainest picture format there is: a head and the bytes. */
function pgm({ pixels, width, height }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
