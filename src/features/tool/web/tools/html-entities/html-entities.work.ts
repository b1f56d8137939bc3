import { decodeHTML } from 'entities/decode';

export type EntityScope = 'markup' | 'all';

/** Beyond ASCII, except what HTML reads as something else when it comes as a number. */
const BEYOND = /[\u00a0-\ud7ff\ue000-\u{10ffff}]/gu;

/** `markup`: what would otherwise be read as a tag. `all`: everything beyond ASCII too, as a number. */
export function encodeEntities(text: string, scope: EntityScope): string {
  const escaped = text.replace(
    /[&<>"']/g,
    (mark) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[mark] ?? '#39'};`,
  );
  if (scope === 'markup') return escaped;
  return escaped.replace(BEYOND, (mark) => `&#x${mark.codePointAt(0)?.toString(16).toUpperCase()};`);
}

/** All names of HTML and all numbers, as browsers read them; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  return decodeHTML(text);
}
