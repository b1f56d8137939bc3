import { SlidersHorizontal } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Chip, RemovableChip } from '#/ui/chip/chip.tsx';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import type { readList } from './list-data.ts';
import { OnlyFinished } from './only-finished.tsx';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));

type Whole = Awaited<ReturnType<typeof readList>>;
type List = Pick<Whole, 'total' | 'chips' | 'clear' | 'orders' | 'finished' | 'rows'>;

/** How many there are, what narrows them, and in which order they come. */
export function ListBar({ list }: { list: List }) {
  const { total, chips, clear, orders, finished, rows } = list;
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const count = chips.length + (finished.isOn ? 1 : 0);

  function openDrawer(event: MouseEvent) {
    event.preventDefault();
    setDrawer('open');
  }

  return (
    <>
      <div className="any-list-phone">
        {/* Without JavaScript it leads to the panel itself, which then shows. */}
        <Chip
          href="#filters"
          className="any-list-filter"
          icon={<SlidersHorizontal />}
          {...(count > 0 && { count, current: true })}
          onClick={openDrawer}
        >
          筛选
        </Chip>
        {chips.map(({ label, value, to }) => (
          <RemovableChip key={label} to={to} preventScrollReset>
            {value}
          </RemovableChip>
        ))}
        <Chip kind="line" to={finished.to} current={finished.isOn} preventScrollReset>
          仅看完结
        </Chip>
      </div>
      <div className="any-list-bar">
        <p className="any-list-total">
          <b className="num">{thousands(total)}</b> 部
        </p>
        <div className="any-list-chips">
          {chips.map(({ label, value, to }) => (
            <RemovableChip key={label} to={to} preventScrollReset>{`${label}：${value}`}</RemovableChip>
          ))}
          {clear && (
            <InnerLink to={clear} className="any-list-clear" preventScrollReset>
              清空
            </InnerLink>
          )}
        </div>
        <OnlyFinished {...finished} />
        <SegmentedLinks label="排序" segments={orders} />
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <FilterDrawer
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            rows={rows}
            total={total}
            clear={clear}
          />
        </Suspense>
      )}
    </>
  );
}
