import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { discountTag, priceText } from '../price.pure.ts';
import { ItemCard } from './item-card.tsx';

interface Seen {
  title: string;
  price: number;
  origin: number;
  back: number;
  type: string;
  link: string;
  images: string[];
  place: boolean;
}

const NOTHING: Seen = { title: '', price: 0, origin: 0, back: 0, type: '', link: '', images: [], place: false };

/** The card as visitors will see it in lists, as it is being written, and what it still lacks. */
export function ItemPreview({ formId, item }: { formId: string; item: MarketItem | undefined }) {
  const [seen, setSeen] = useState<Seen>(NOTHING);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const look = () => setSeen(seenIn(form));
    look();
    form.addEventListener('input', look);
    // Pictures and coordinates are set by script, which tells nobody.
    const timer = setInterval(look, 1000);
    return () => {
      form.removeEventListener('input', look);
      clearInterval(timer);
    };
  }, [formId]);
  const { title, price, origin, back, type, images, link, place } = seen;
  const hasOrigin = origin > price && price > 0;
  const tag = hasOrigin ? discountTag(price / origin) : undefined;
  const checks: [isGood: boolean, text: string][] = [
    [images.length > 0, images.length > 0 ? `${images.length} 张图片` : '没有图片，列表里只有一个字'],
    [link !== '', link ? '有购买链接' : '没有购买链接，访客只能收藏'],
    [back > 0, back > 0 ? `返 ¥${priceText(back)}` : '没填返现，不进“返现最高”'],
    [place, place ? '有坐标，会显示距离' : '没有坐标，不显示距离'],
  ];
  return (
    <section className="item-preview" aria-label="访客在列表里看到的样子">
      <div inert>
        <ItemCard
          place={undefined}
          card={{
            id: item?.id ?? 0,
            title: title || '商品标题',
            image: outsidePicture(images[0] ?? ''),
            ...{ width: 355, height: 300, longitude: 0, latitude: 0 },
            price: priceText(price),
            ...(hasOrigin && { origin: priceText(origin), ...(tag && { flag: tag }) }),
            ...(back > 0 && { back: priceText(back) }),
            ...(type && { type }),
          }}
        />
      </div>
      <ul>
        {checks.map(([isGood, text]) => (
          <li key={text} data-good={isGood || undefined}>
            {isGood ? <CircleCheck size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function seenIn(form: HTMLFormElement): Seen {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string) => Number(text(name)) || 0;
  return {
    title: text('title'),
    price: number('price'),
    origin: number('origin_price'),
    back: number('return_money'),
    type: text('market_type'),
    link: text('link'),
    images: text('images').split('\n').filter(Boolean),
    place: number('longitude') !== 0 || number('latitude') !== 0,
  };
}
