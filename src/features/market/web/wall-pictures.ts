import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { priceText } from '../price.pure.ts';

export interface WallPicture {
  id: number;
  src: string;
  title: string;
  price: string;
}

export const WALL_SIZE = 18;

/** Each thing by its first picture; the others wait on its own page. */
export function picturesOf(items: readonly MarketItem[]): WallPicture[] {
  return items.flatMap(({ id, title, images: [src], price }) =>
    src ? [{ id, src: outsidePicture(src), title, price: priceText(price) }] : [],
  );
}
