/**
 * Which drawing stands for a title, chosen once and kept with it: `2.sea3.13.top.flat` is the edition, a motif and its
 * form, a palette, a layout and a surface. Names and numbers that were used are never given to another drawing.
 */
export interface Art {
  readonly family: string;
  readonly form: number;
  readonly palette: number;
  readonly layout: Layout;
  readonly surface: Surface;
}

const LAYOUTS = ['right', 'top', 'spine', 'jacket', 'left', 'band', 'slip', 'foot', 'moon', 'seal', 'giant'] as const;
const SURFACES = ['flat', 'grain', 'dots', 'falling', 'lines', 'cut'] as const;
export type Layout = (typeof LAYOUTS)[number];
export type Surface = (typeof SURFACES)[number];

export const artText = ({ family, form, palette, layout, surface }: Art): string =>
  `2.${family}${form}.${palette}.${layout}.${surface}`;

/** Undefined where it is none, or of another edition. */
export function readArt(text: string): Art | undefined {
  const [, family = '', form = '', palette = '', asked, worn] =
    /^2\.([a-z]+)(\d)\.(\d{1,2})\.([a-z]+)\.([a-z]+)$/.exec(text) ?? [];
  const layout = LAYOUTS.find((known) => known === asked);
  const surface = SURFACES.find((known) => known === worn);
  return layout && surface ? { family, form: Number(form), palette: Number(palette), layout, surface } : undefined;
}
