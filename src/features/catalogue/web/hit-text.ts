import { initialsSpan } from './pinyin-initials.ts';

export interface TextPart {
  text: string;
  isHit: boolean;
}

/** A name cut at the places where the words stand, as they were typed or by initials; the rest is told by the reason. */
export function hitParts(name: string, words: string): TextPart[] {
  const wanted = [...new Set([words.trim(), ...words.trim().split(/\s+/)])].filter(Boolean);
  const hit = wanted.find((word) => name.toLowerCase().includes(word.toLowerCase()));
  // Lower case of some letters is longer than the letter: then places in one text are none in the other.
  if (hit === undefined || name.toLowerCase().length !== name.length) return byInitials(name, words.trim());
  const parts: TextPart[] = [];
  let from = 0;
  for (;;) {
    const at = name.toLowerCase().indexOf(hit.toLowerCase(), from);
    if (at < 0) break;
    parts.push({ text: name.slice(from, at), isHit: false }, { text: name.slice(at, at + hit.length), isHit: true });
    from = at + hit.length;
  }
  parts.push({ text: name.slice(from), isHit: false });
  return parts.filter(({ text }) => text !== '');
}

function byInitials(name: string, words: string): TextPart[] {
  const { from, to } = initialsSpan(name, words) ?? { from: 0, to: 0 };
  return [
    { text: name.slice(0, from), isHit: false },
    { text: name.slice(from, to), isHit: true },
    { text: name.slice(to), isHit: false },
  ].filter(({ text }) => text !== '');
}
