import { LocateFixed, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Action } from '../button/action.tsx';
import { IndexBar } from '../index-bar/index-bar.tsx';
import { findCities, groupByLetter, type PickerCity } from './find-cities.ts';
import './city-picker.css';

export interface CityPickerProps<City extends PickerCity> {
  cities: readonly City[];
  /** Names of the cities most people want, twelve of them fill three rows. */
  hot: readonly string[];
  /** Names of cities chosen before. */
  visited?: readonly string[];
  /** The name of the city chosen now. */
  current?: string;
  onPick: (city: City) => void;
  /** The address that chooses a city, so that it works without scripts. */
  hrefOf?: (city: City) => string;
  /** Where the visitor is, as far as known: 杭州 · 西湖区. */
  located?: { name: ReactNode; note?: ReactNode };
  /** Offers to find out where the visitor is. */
  onLocate?: () => void;
  isLocating?: boolean;
  /** Height of what stays at the top of the window. */
  top?: number;
}

/** Search, the place one is at, hot cities and all of them from A to Z. */
export function CityPicker<City extends PickerCity>(props: CityPickerProps<City>) {
  const { cities, hot, visited = [], current, onPick, hrefOf, located, onLocate, isLocating = false, top = 0 } = props;
  const id = useId();
  const [words, setWords] = useState('');
  const groups = groupByLetter(cities);
  const found = findCities(cities, words);
  const named = (names: readonly string[]) => names.flatMap((name) => cities.filter((city) => city.name === name));
  const idOf = (letter: string) => `${id}${letter}`;

  const entry = (city: City) => (
    <li key={city.name}>
      <Action
        {...(hrefOf ? { to: hrefOf(city) } : {})}
        className="city-picker-city"
        aria-current={city.name === current ? 'true' : undefined}
        onClick={() => onPick(city)}
      >
        {city.name}
      </Action>
    </li>
  );
  const tiles = (title: string, names: readonly string[]) =>
    names.length > 0 && (
      <div>
        <h2 className="city-picker-title">{title}</h2>
        <ul className="city-picker-tiles">{named(names).map(entry)}</ul>
      </div>
    );

  return (
    <div className="city-picker" style={{ scrollPaddingTop: top }}>
      <label className="city-picker-search">
        <Search size={17} aria-hidden />
        <input
          type="search"
          aria-label="搜城市"
          placeholder="城市名、拼音或首字母，如 hz"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {words.trim() ? (
        <section className="city-picker-found" aria-label="搜到的城市" aria-live="polite">
          <ul className="city-picker-list">{found.map(entry)}</ul>
          {found.length === 0 && <p>没有找到「{words.trim()}」，换个写法试试。</p>}
        </section>
      ) : (
        <>
          {(located || onLocate) && (
            <div className="city-picker-located">
              <LocateFixed size={18} aria-hidden />
              <p>
                <strong>{located?.name ?? '尚未定位'}</strong>
                {located?.note && <span>{located.note}</span>}
              </p>
              {onLocate && (
                <button type="button" disabled={isLocating} onClick={onLocate}>
                  {isLocating ? '正在定位…' : located ? '重新定位' : '定位'}
                </button>
              )}
            </div>
          )}
          {tiles('去过', visited)}
          {tiles('热门', hot)}
          {groups.map(({ letter, cities: own }) => (
            <div key={letter}>
              <h2 id={idOf(letter)} className="city-picker-letter num" style={{ top, scrollMarginTop: top }}>
                {letter}
              </h2>
              <ul className="city-picker-list" aria-labelledby={idOf(letter)}>
                {own.map(entry)}
              </ul>
            </div>
          ))}
          <div className="city-picker-index">
            <IndexBar letters={groups.map(({ letter }) => letter)} idOf={idOf} top={top} />
          </div>
        </>
      )}
    </div>
  );
}
