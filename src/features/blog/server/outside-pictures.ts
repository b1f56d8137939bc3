import { outsidePicture } from '#/contract/outside-picture.pure.ts';

/** What a sanitised text says of a picture: its address comes first, and quotes and ampersands are escaped. */
const PICTURE = /<img src="(https?:\/\/[^"]{1,3000})"/g;

/** The text with pictures of other sites coming from our own host, named by where they are from. */
export function withPicturesFromHere(html: string, proofOf: (address: string) => string): string {
  return html.replaceAll(PICTURE, (_all, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const here = outsidePicture(address, proofOf(address)).replaceAll('&', '&amp;');
    return `<img src="${here}&amp;size=1080" data-from="${URL.parse(address)?.host ?? ''}"`;
  });
}
