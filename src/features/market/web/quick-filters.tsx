import { MapPin } from 'lucide-react';
import { Chip, RemovableChip } from '#/ui/chip/chip.tsx';
import { NEAR_KM } from '../distance.pure.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import type { Condition } from './said-search.ts';
import { hasPoint, PRICES, type Search, searchPath } from './search-address.ts';

interface Props {
  /** What they narrow. */
  search: Search;
  place: MarketPlace | undefined;
  /** What narrows already; each is taken away by its own tap. */
  conditions?: readonly Condition[];
  label: string;
}

/** What is in force, then 附近, prices and what gives money back, in one row that scrolls. */
export function QuickFilters({ search, place, conditions = [], label }: Props) {
  const near = hasPoint(place) ? searchPath({ ...search, within: NEAR_KM, order: 'distance' }) : '/market/location';
  return (
    <nav className="market-quick" aria-label={label}>
      {conditions.map(({ text, without }) => (
        <RemovableChip key={text} to={searchPath(without)} replace>
          {text}
        </RemovableChip>
      ))}
      {search.within === 0 && (
        <Chip kind="line" to={near} icon={<MapPin size={15} aria-hidden />}>
          附近 {NEAR_KM} km
        </Chip>
      )}
      {PRICES.filter((price) => price !== search.max || search.min > 0).map((price) => (
        <Chip key={price} kind="line" to={searchPath({ ...search, min: 0, max: price })}>
          ¥{price} 以下
        </Chip>
      ))}
      {search.order !== 'return' && (
        <Chip kind="line" to={searchPath({ ...search, order: 'return' })}>
          返现高
        </Chip>
      )}
    </nav>
  );
}
