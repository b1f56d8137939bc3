import { Parser } from 'htmlparser2';
import { type Face, glyphOf } from './font-book.ts';

/** What a text takes over from the groups around it. */
const INHERITED = [
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;
type Attributes = Readonly<Record<string, string>>;

interface Text {
  start: number;
  end: number;
  attributes: Attributes;
  words: string;
}

/** The same drawing with outlines in place of its texts: no renderer needs a font for it, so all show the same. */
export async function outlineText(svg: string): Promise<string> {
  let drawn = '';
  let done = 0;
  for (const text of findTexts(svg)) {
    drawn += svg.slice(done, text.start) + (await outline(text));
    done = text.end;
  }
  return drawn + svg.slice(done);
}

function findTexts(svg: string): Text[] {
  const texts: Text[] = [];
  const around: Attributes[] = [];
  let open: Text | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const outer = around.at(-1) ?? {};
        const inherited = Object.fromEntries(INHERITED.flatMap((key) => (outer[key] ? [[key, outer[key]]] : [])));
        around.push({ ...inherited, ...attributes });
        if (name === 'text') open = { start: parser.startIndex, end: 0, attributes: around.at(-1) ?? {}, words: '' };
      },
      ontext(words) {
        if (open) open.words += words;
      },
      onclosetag(name) {
        around.pop();
        if (name !== 'text' || !open) return;
        texts.push({ ...open, end: parser.endIndex + 1 });
        open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return texts;
}

async function outline({ attributes, words }: Text): Promise<string> {
  const { x = '0', y = '0', 'font-size': fontSize = '16', 'letter-spacing': gap = '0' } = attributes;
  const size = Number.parseFloat(fontSize);
  const spacing = Number.parseFloat(gap) || 0;
  const face = faceOf(attributes);
  const placed: { path: string; at: number }[] = [];
  let pen = 0;
  for (const character of words) {
    const { path, advance } = await glyphOf(face, character);
    if (path) placed.push({ path, at: pen });
    pen += advance * size + (advance > 0 ? spacing : 0);
  }
  const anchor = attributes['text-anchor'];
  const back = anchor === 'middle' ? pen / 2 : anchor === 'end' ? pen : 0;
  // The middle of a Chinese character lies .38 em above its baseline.
  const drop = /central|middle/.test(attributes['dominant-baseline'] ?? '') ? size * 0.38 : 0;
  const [left, base, scale] = [Number.parseFloat(x) - back, Number.parseFloat(y) + drop, size / 1000];
  const paths = placed.map(({ path, at }) => {
    const matrix = [scale, 0, 0, scale, left + at, base].map((value) => Number(value.toFixed(4)));
    return `<path transform="matrix(${matrix.join(' ')})" d="${path}"/>`;
  });
  const kept = ['fill', 'opacity', 'transform', 'class', 'fill-opacity']
    .flatMap((name) => (attributes[name] === undefined ? [] : [` ${name}="${attributes[name]}"`]))
    .join('');
  return `<g${kept}>${paths.join('')}</g>`;
}

function faceOf({ 'font-family': family = '', 'font-weight': weight = '400' }: Attributes): Face {
  if (/^Num\b/.test(family)) return 'figures';
  // The generic name stands last: `serif` alone, not the end of `sans-serif`.
  if (/(?<!sans-)serif$/.test(family)) return 'serif';
  const heavy = weight === 'bold' ? 700 : Number(weight) || 400;
  return heavy >= 600 ? 'bold' : heavy >= 500 ? 'medium' : 'sans';
}
