import type { MarketItem } from '../market-item.contract.ts';

export interface WallPicture {
  key: string;
  id: number;
  src: string;
  title: string;
}

/** Items to a page; most have two or three pictures. */
export const WALL_SIZE = 18;

export function picturesOf(items: readonly MarketItem[]): WallPicture[] {
  return items.flatMap(({ id, title, images }) =>
    images.map((src, index) => ({
      key: `${id} ${index}`,
      id,
      src,
      title: index === 0 ? title : `${title}，第 ${index + 1} 张`,
    })),
  );
}
