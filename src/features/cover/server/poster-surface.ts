import type { Surface } from '../cover-art.pure.ts';
import { type Colours, line, num, rect, shape, times } from './motif-kit.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly colours: Colours;
}

/** What lies under the motif: dots that grow towards an edge, or lines as of a woodcut. */
export function under(surface: Surface, { width, height, colours }: Sheet): string {
  if (surface === 'lines') {
    const rows = Math.round(height / 9);
    return times(rows, (row) => rect(0, row * 9, width, 0.5 + 2.6 * (row / rows), colours.mid, 0, ' opacity=".75"'));
  }
  if (surface !== 'dots' && surface !== 'falling') return '';
  const rows = Math.round(height / 11);
  return times(rows, (row) => {
    const share = surface === 'dots' ? row / rows : 1 - row / rows;
    const size = Math.max(0, share - 0.35) * 8.4;
    const start = row % 2 ? 0 : -5.5;
    const dotted = ' stroke-linecap="round" stroke-dasharray="0 11"';
    return size < 0.6 ? '' : line(`M${start} ${num(row * 11 + 5)}H${num(width + 8)}`, colours.mid, size, dotted);
  });
}

/** What lies over it: the grain of paper, or the marks of a knife. */
export function over(surface: Surface, { width, height, colours }: Sheet, random: () => number, id: string): string {
  const filled = (size: number, marks: string, opacity: string) =>
    `<pattern id="g${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern><rect width="${num(width)}" height="${num(height)}" fill="url(#g${id})" opacity="${opacity}"/>`;
  if (surface === 'grain') {
    const d = times(46, () => `M${num(random() * 70)} ${num(random() * 70)}h${num(0.5 + random() * 0.9)}`);
    return filled(70, line(d, colours.isDark ? '#fff' : '#000', 0.9), '.2');
  }
  if (surface === 'cut') {
    const cut = () =>
      `M${num(random() * 120)} ${num(random() * 120)}l${num(7 + random() * 15)} ${num(random() * 2 - 1)}l-4 1.1z`;
    return filled(120, shape(times(15, cut), colours.bg), '.5');
  }
  return '';
}
