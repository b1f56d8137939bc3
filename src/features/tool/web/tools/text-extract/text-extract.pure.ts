export type ExtractKind = 'email' | 'url' | 'mobile' | 'number' | 'chinese' | 'ip' | 'date';

const PATTERNS: Record<ExtractKind, RegExp> = {
  // The name before @ is 64 characters at most, a label of the host 63.
  email: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  url: /https?:\/\/[^\s"'<>，。！？；：、（）【】《》“”]+/gi,
  mobile: /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  number: /-?\d+(?:,\d{3})*(?:\.\d+)?/g,
  chinese: /\p{Script=Han}+/gu,
  ip: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g,
  date: /\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?/g,
};

export function extract(text: string, kind: ExtractKind, onlyOnce: boolean): string[] {
  const found = (text.match(PATTERNS[kind]) ?? []).map((hit) => tidy(hit, kind));
  return onlyOnce ? [...new Set(found)] : found;
}

function tidy(hit: string, kind: ExtractKind): string {
  if (kind === 'mobile') return hit.replace(/^\+?86|[- ]/g, '');
  // A full stop or bracket at the end belongs to the sentence.
  return kind === 'url' ? hit.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, '') : hit;
}
