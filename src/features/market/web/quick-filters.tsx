import { MapPin } from 'lucide-react';
import { Chip } from '#/ui/chip/chip.tsx';
import type { MarketPlace } from '../market-place.pure.ts';
import { hasPoint, NEAR_KM, PRICES, type Search, searchPath } from './search-address.ts';

interface Props {
  /** What they narrow; each that is in force is taken away by its own tap. */
  search: Search;
  place: MarketPlace | undefined;
  label: string;
}

/** 附近, prices and what gives money back, in one row that scrolls. */
export function QuickFilters({ search, place, label }: Props) {
  const isNear = search.within > 0;
  const near = hasPoint(place)
    ? searchPath({ ...search, within: isNear ? 0 : NEAR_KM, order: isNear ? 'default' : 'distance' })
    : '/market/location';
  const isBack = search.order === 'return';
  return (
    <nav className="market-quick" aria-label={label}>
      <Chip kind="line" to={near} current={isNear} icon={<MapPin size={15} aria-hidden />}>
        附近 {NEAR_KM} km
      </Chip>
      {PRICES.map((price) => (
        <Chip
          key={price}
          kind="line"
          to={searchPath({ ...search, max: search.max === price ? 0 : price })}
          current={search.max === price}
        >
          ¥{price} 以下
        </Chip>
      ))}
      <Chip kind="line" to={searchPath({ ...search, order: isBack ? 'default' : 'return' })} current={isBack}>
        返现高
      </Chip>
    </nav>
  );
}
