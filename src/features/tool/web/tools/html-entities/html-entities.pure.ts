/** The names people write by hand. Everything else has a number. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  yen: '¥',
  cent: '¢',
  pound: '£',
  euro: '€',
  sect: '§',
  para: '¶',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  hearts: '♥',
  spades: '♠',
  clubs: '♣',
  diams: '♦',
  infin: '∞',
  ne: '≠',
  le: '≤',
  ge: '≥',
  asymp: '≈',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  Omega: 'Ω',
  Delta: 'Δ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  permil: '‰',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
};

export type EntityScope = 'markup' | 'all';

/** `markup`: what would otherwise be read as a tag. `all`: everything beyond ASCII too, as a number. */
export function encodeEntities(text: string, scope: EntityScope): string {
  const escaped = text.replace(
    /[&<>"']/g,
    (mark) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[mark] ?? '#39'};`,
  );
  if (scope === 'markup') return escaped;
  return escaped.replace(/[^\x20-\x7e\n\r\t]/gu, (mark) => `&#x${mark.codePointAt(0)?.toString(16).toUpperCase()};`);
}

/** What is no entity stays as it is, as browsers do it. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w*));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(number);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
    },
  );
}
