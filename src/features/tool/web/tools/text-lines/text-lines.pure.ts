export interface LineOptions {
  prefix: string;
  suffix: string;
  number: 'none' | 'dot' | 'comma' | 'padded';
  /** Empty: lines stay lines. \n, \t are understood. */
  join: string;
  /** Empty: the text's own lines. */
  split: string;
}

export function processLines(text: string, { prefix, suffix, number, join, split }: LineOptions): string {
  const lines = split ? text.split(spelled(split)).map((part) => part.trim()) : text.split(/\r\n|\r|\n/);
  const width = String(lines.length).length;
  const numbered = lines.map((line, at) => numberText(at + 1, number, width) + prefix + line + suffix);
  return numbered.join(join ? spelled(join) : '\n');
}

function numberText(number: number, style: LineOptions['number'], width: number): string {
  if (style === 'none') return '';
  if (style === 'dot') return `${number}. `;
  return style === 'comma' ? `${number}、` : `${String(number).padStart(width, '0')} `;
}

function spelled(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}
