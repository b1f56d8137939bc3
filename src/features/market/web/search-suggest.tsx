import { ChevronRight, MessageSquarePlus, Search as SearchIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Chip } from '#/ui/chip/chip.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { distanceText, NEAR_KM } from '../distance.pure.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import { priceText } from '../price.pure.ts';
import { ANY_SEARCH, hasPoint, PRICES, searchPath } from './search-address.ts';
import './search-suggest.css';

interface Props {
  words: string;
  place: MarketPlace | undefined;
}

const WAIT_MS = 160;

/** What may be meant while one types: things, shops, a narrower search, and asking for it. */
export function SearchSuggest({ words, place }: Props) {
  const found = useSuggestions(words, place?.city ?? '');
  const narrowed = { ...ANY_SEARCH, words };
  return (
    <div className="market-suggest">
      {found && found.Goods.length > 0 && (
        <section aria-label="好物">
          <h2>好物</h2>
          <ul>
            {found.Goods.map(({ id, title, category, price }) => (
              <li key={id}>
                <Link to={`/market/detail/${id}`}>
                  <SearchIcon size={17} aria-hidden />
                  <span className="market-suggest-text">
                    <Marked text={title} words={words} />
                  </span>
                  <small className="num">{[category, `¥${priceText(price)}`].filter(Boolean).join(' · ')}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found && found.Shops.length > 0 && (
        <section aria-label="小店">
          <h2>小店</h2>
          <ul>
            {found.Shops.map((shop) => (
              <li key={shop.name}>
                <Link to={searchPath({ ...ANY_SEARCH, shop: shop.name })} className="market-suggest-shop">
                  {shop.image ? <img src={shop.image} alt="" width={44} height={44} /> : <i />}
                  <span className="market-suggest-text">
                    <Marked text={shop.name} words={words} />
                    <small className="num">
                      {[shop.address, distanceText(place, shop), `${shop.count} 件在架`].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                  <ChevronRight size={17} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="缩小范围">
        <h2>缩小范围</h2>
        <div className="market-suggest-narrow">
          {found?.Categories.map(({ name, count }) => (
            <Chip key={name} to={searchPath({ ...narrowed, category: name })} count={count}>
              {name}里的“{words}”
            </Chip>
          ))}
          {hasPoint(place) && (
            <Chip to={searchPath({ ...narrowed, within: NEAR_KM, order: 'distance' })}>附近 {NEAR_KM} km</Chip>
          )}
          <Chip to={searchPath({ ...narrowed, max: PRICES[0] })}>¥{PRICES[0]} 以下</Chip>
        </div>
      </section>
      <Link to={askPath(words)} className="market-suggest-ask">
        <MessageSquarePlus size={18} aria-hidden />
        <span className="market-suggest-text">没有想要的？去留言板求一个“{words}”</span>
        <ChevronRight size={17} aria-hidden />
      </Link>
    </div>
  );
}

/** The board, with the question begun. */
export const askPath = (words: string): string => `/market/word?ask=${encodeURIComponent(words)}`;

function useSuggestions(words: string, city: string) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof ask>>>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await ask(words, city);
      if (!isOver) setFound(answer);
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, city]);
  return found;
}

async function ask(words: string, city: string) {
  const result = await browserApi('GET /api/v1/crawl/common/suggest', { query: { words, city } }, { quiet: true });
  return result.ok ? result.data : undefined;
}

/** Where the words stand as they were typed; found by pinyin nothing is marked. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </span>
  );
}
