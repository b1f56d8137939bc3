import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { priceText } from '../price.pure.ts';
import { shownSize } from './card.ts';

export interface WallPicture {
  id: number;
  src: string;
  title: string;
  price: string;
  width: number;
  height: number;
}

export const WALL_SIZE = 18;

/** Each thing by its first picture; the others wait on its own page. */
export function picturesOf(items: readonly MarketItem[]): WallPicture[] {
  return items.flatMap((item) => {
    const [src] = item.images;
    const { id, title, price } = item;
    return src ? [{ id, src: outsidePicture(src), title, price: priceText(price), ...shownSize(item) }] : [];
  });
}
