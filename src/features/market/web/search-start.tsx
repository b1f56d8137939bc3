import { Camera, ChevronDown, MessageSquarePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MarketPlace } from '../market-place.pure.ts';
import { QuickFilters } from './quick-filters.tsx';
import { ANY_SEARCH, searchPath } from './search-address.ts';
import { clearSearched, useSearched } from './search-history.ts';
import './search-start.css';

export interface Offered {
  place: MarketPlace | undefined;
  hot: readonly string[];
  kinds: readonly { name: string; count: number }[];
}

/** About two rows on a phone. */
const SHOWN_FIRST = 6;
const SHOWN_KINDS = 10;

/** Before anything is typed: quick filters, what one looked for, what many look for, and other ways to find. */
export function SearchStart({ place, hot, kinds }: Offered) {
  return (
    <div className="market-start">
      <QuickFilters search={ANY_SEARCH} place={place} label="快速筛选" />
      <Searched />
      {hot.length > 0 ? (
        <section aria-labelledby="market-hot-words">
          <h2 id="market-hot-words">
            本周热搜 <span className="market-start-note">近 7 天</span>
          </h2>
          <ol className="market-start-hot">
            {hot.map((words, index) => (
              <li key={words}>
                <Link to={searchPath({ ...ANY_SEARCH, words })}>
                  <b className="num" data-top={index < 3 || undefined}>
                    {index + 1}
                  </b>
                  <span>{words}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ) : (
        kinds.length > 0 && (
          <section aria-labelledby="market-start-kinds">
            <h2 id="market-start-kinds">分类</h2>
            <ul className="market-start-hot">
              {kinds.slice(0, SHOWN_KINDS).map(({ name, count }) => (
                <li key={name}>
                  <Link to={searchPath({ ...ANY_SEARCH, category: name })}>
                    <span>{name}</span>
                    <small className="num">{count} 件</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      )}
      <section aria-labelledby="market-start-ways">
        <h2 id="market-start-ways">换个方式找</h2>
        <div className="market-start-ways">
          <Link to="/market/similar">
            <Camera size={26} strokeWidth={1.6} aria-hidden />
            <span>
              <b>拍照找相似</b>对着东西拍一张
            </span>
          </Link>
          <Link to="/market/word">
            <MessageSquarePlus size={26} strokeWidth={1.6} aria-hidden />
            <span>
              <b>求一个</b>在留言板问街坊
            </span>
          </Link>
        </div>
      </section>
    </div>
  );
}

function Searched() {
  const searched = useSearched();
  const [isWhole, setWhole] = useState(false);
  if (searched.length === 0) return null;
  const shown = isWhole ? searched : searched.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby="market-searched">
      <h2 id="market-searched">
        搜过的
        <button type="button" className="market-start-note" onClick={clearSearched}>
          <Trash2 size={15} aria-hidden /> 清空
        </button>
      </h2>
      <ul className="market-start-own">
        {shown.map((words) => (
          <li key={words}>
            <Link to={searchPath({ ...ANY_SEARCH, words })}>{words}</Link>
          </li>
        ))}
        {searched.length > shown.length && (
          <li>
            <button type="button" aria-label="看全部搜过的" onClick={() => setWhole(true)}>
              <ChevronDown size={17} aria-hidden />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
