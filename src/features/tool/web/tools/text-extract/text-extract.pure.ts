export type ExtractKind = 'email' | 'url' | 'mobile' | 'number' | 'chinese' | 'ip' | 'date';

const PATTERNS: Record<ExtractKind, RegExp> = {
  // The name before @ is 64 characters at most, a label of the host 63.
  email: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  url: /https?:\/\/[^\s"'<>，。！？；：、（）【】《》“”]+/gi,
  mobile: /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  // A dash between digits or letters joins; only a free one is a sign.
  number:
    /(?:(?<![\w.)\]-])[-−])?(?:(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.\d+)?(?:(?<![a-z]\d*)e[+-]?\d+(?!\w))?/gi,
  chinese: /\p{Script=Han}+/gu,
  ip: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g,
  date: /(?<![\d.])\d{4}[-/.年] ?(?:1[0-2]|0?[1-9])[-/.月] ?(?:3[01]|[12]\d|0?[1-9])(?!\d)日?/g,
};

export function extract(text: string, kind: ExtractKind, onlyOnce: boolean): string[] {
  const plain = kind === 'number' ? text.replace(/[０-９．，－＋]/g, (mark) => mark.normalize('NFKC')) : text;
  const found = (plain.match(PATTERNS[kind]) ?? []).map((hit) => tidy(hit, kind));
  return onlyOnce ? [...new Set(found)] : found;
}

function tidy(hit: string, kind: ExtractKind): string {
  if (kind === 'mobile') return hit.replace(/^\+?86|[- ]/g, '');
  if (kind === 'number') return hit.replace('−', '-');
  // A full stop or bracket at the end belongs to the sentence.
  return kind === 'url' ? hit.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, '') : hit;
}
