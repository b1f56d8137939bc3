export type Tone = 'light' | 'dark';

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
}

/** What is painted, with its colours by day and by night. */
export type Paints<Name extends string> = Record<Tone, Record<Name, Paint>>;

export interface Theme<Name extends string> {
  /** Goes first into the drawing; empty when the tone is fixed. */
  readonly style: string;
  /** The attributes that give a shape its colours. */
  paint(name: Name): string;
}

/**
 * A picture on a light ground glares on a dark page. Without a fixed tone the drawing follows the reader's colour
 * scheme by itself, so that one address serves both; with one it carries no style sheet and may be put into a page.
 */
export function createTheme<Name extends string>(paints: Paints<Name>, tone: Tone | undefined): Theme<Name> {
  if (tone) return { style: '', paint: (name) => attributes(paints[tone][name]) };
  const names = Object.keys(paints.light) as Name[]; // the keys of a record are its names
  const rules = (mode: Tone) => names.map((name) => `.${name}{${declarations(paints[mode][name])}}`).join('');
  return {
    style: `<style>${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}</style>`,
    paint: (name) => ` class="${name}"`,
  };
}

function attributes({ fill = 'none', stroke }: Paint): string {
  return ` fill="${fill}"${stroke ? ` stroke="${stroke}"` : ''}`;
}

function declarations({ fill = 'none', stroke }: Paint): string {
  return `fill:${fill}${stroke ? `;stroke:${stroke}` : ''}`;
}
