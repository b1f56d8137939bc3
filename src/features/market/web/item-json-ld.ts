import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { rasterUrl } from '#/features/cover/raster-url.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';

/** For search engines; none for samples, which nobody sells. */
export function itemJsonLd(origin: string, item: MarketItem): object | undefined {
  if (item.sample) return undefined;
  const url = `${origin}/market/detail/${item.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    category: item.category,
    ...(item.content && { description: item.content.slice(0, 300) }),
    image: item.images.map((image) => origin + rasterUrl(outsidePicture(image))),
    offers: { '@type': 'Offer', price: item.price, priceCurrency: 'CNY', url },
  };
}
