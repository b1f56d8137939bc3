import { outsidePicture } from '#/contract/outside-picture.pure.ts';

/** What a sanitised text says of a picture: its address comes first, and quotes, ampersands and brackets are escaped. */
const PICTURE = /<img src="(https?:\/\/[^"]{1,3000})"([^>]*)>/g;
/** A video's first picture. */
const STILL = /(<video [^>]*?poster=")(https?:\/\/[^"]{1,3000})"/g;
/** A letter-sized drawing in a line needs no line of its own below. */
const SMALL = /\bwidth="(?:\d|[1-5]\d|6[0-4])"/;

type ProofOf = (address: string) => string;

export const partsFromHere = <Part extends { Html: string }>(parts: readonly Part[], proofOf: ProofOf): Part[] =>
  parts.map((part) => ({ ...part, Html: withPicturesFromHere(part.Html, proofOf) }));

/** The text with pictures of other sites coming from our own host, each with the name of where it is from. */
export function withPicturesFromHere(html: string, proofOf: ProofOf): string {
  const here = (written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const shown = outsidePicture(address, proofOf(address)).replaceAll('&', '&amp;');
    return { shown: `${shown}&amp;size=1080`, from: URL.parse(address)?.host ?? '' };
  };
  return html
    .replaceAll(PICTURE, (_all, written: string, rest: string) => {
      const { shown, from } = here(written);
      const named = from && !SMALL.test(rest) ? `<small class="article-from">图片来自 ${from}</small>` : '';
      return `<img src="${shown}" data-from="${from}"${rest}>${named}`;
    })
    .replaceAll(STILL, (_all, before: string, written: string) => `${before}${here(written).shown}"`);
}
