/**
 * Which drawing stands for a title, chosen once and kept with it: `4.sea2.13.arch.flat` is the edition, a motif and its
 * form, a palette, a layout and a surface. Names and numbers that were used are never given to another drawing.
 */
export interface Art {
  readonly family: string;
  readonly form: number;
  readonly palette: number;
  readonly layout: Layout;
  readonly surface: Surface;
}

/** What a drawing of today begins with; others are chosen anew. */
export const EDITION = '4.';
export const LAYOUTS = [
  ...(['mast', 'foot', 'pillar', 'margin', 'spine', 'arch', 'round'] as const),
  ...(['stamp', 'ticket', 'slant', 'seal', 'stagger', 'ribbon', 'frames'] as const),
] as const;
export const SURFACES = ['flat', 'grain', 'dots', 'hatch', 'rule'] as const;
export type Layout = (typeof LAYOUTS)[number];
export type Surface = (typeof SURFACES)[number];

export const artText = ({ family, form, palette, layout, surface }: Art): string =>
  `${EDITION}${family}${form}.${palette}.${layout}.${surface}`;

/** Undefined where it is none. The third edition had the same drawings, chosen otherwise. */
export function readArt(text: string): Art | undefined {
  const [, family = '', form = '', palette = '', asked, worn] =
    /^[34]\.([a-z]+)(\d{1,2})\.(\d{1,2})\.([a-z]+)\.([a-z]+)$/.exec(text) ?? [];
  const layout = LAYOUTS.find((known) => known === asked);
  const surface = SURFACES.find((known) => known === worn);
  return layout && surface ? { family, form: Number(form), palette: Number(palette), layout, surface } : undefined;
}
