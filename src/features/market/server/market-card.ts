import { isOutside } from '#/contract/outside-picture.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { CardPicture, PageCard } from '#/platform/page-card.ts';
import { discountTag, priceText } from '../price.pure.ts';
import { standInName } from '../stand-in.pure.ts';
import type { Item } from './item.rules.ts';

interface Needs {
  find: (id: number) => Promise<Item | undefined>;
  /** The newest, as far as they have pictures. */
  newest: (limit: number) => Promise<readonly Item[]>;
}

const INVITED = ['/market', '/market/invite'];
const INVITATION = '邀请你逛同城市集';
const SHOWN = 8;

/** What the pictures of the market's pages show: a thing with its price, the market by its newest things. */
export function marketCards({ find, newest }: Needs) {
  return async (path: string): Promise<PageCard | undefined> => {
    const id = /^\/market\/detail\/([1-9]\d{0,8})$/.exec(path)?.[1];
    const item = id && (await find(Number(id)));
    if (item) return itemCard(item);
    if (!INVITED.includes(path)) return undefined;
    const items = await newest(SHOWN);
    return {
      look: 'list',
      title: path === '/market' ? '同城市集' : '附近的好东西，先替你搜罗好了',
      text: '附近的店与好物，价格与折扣一眼看清',
      labels: [INVITATION],
      pictures: items.map(pictureOf),
      ...(path === '/market/invite' && {
        invitation: INVITATION,
        leadsTo: '/market',
        verb: '长按识别，或填邀请码加入',
      }),
    };
  };
}

/** Its own picture, or a drawn one. */
function pictureOf({
  title,
  category,
  images: [image = ''],
}: Pick<Item, 'title' | 'category' | 'images'>): CardPicture {
  if (image.startsWith('/')) return image;
  const drawn = coverUrl({ title: standInName({ title, category }), kind: '市集' });
  return isOutside(image) ? { outside: image, instead: drawn } : drawn;
}

function itemCard({
  title,
  priceFen,
  originPriceFen,
  discount,
  returnFen,
  category,
  city,
  platform,
  images,
}: Item): PageCard {
  const back = returnFen > 0 ? [`返 ¥${priceText(returnFen / 100)}`] : [];
  const badge = discountTag(discount)?.replace('折', ' 折');
  const was = originPriceFen !== null && originPriceFen > priceFen ? priceText(originPriceFen / 100) : undefined;
  return {
    look: 'goods',
    title,
    labels: [category, city || '全国'].filter(Boolean),
    price: { now: priceText(priceFen / 100), ...(was && { was }) },
    ...(badge && { badge }),
    tags: [...back, city || '全国', platform].filter(Boolean),
    note: '同城市集',
    pictures: [pictureOf({ title, category, images })],
    verb: '同城市集 · 长按识别下单',
  };
}
