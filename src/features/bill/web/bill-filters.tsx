import { CalendarDays, Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { ALL, DONE_FILTERS } from '../bill-names.pure.ts';
import { type BillView, billPath, isFiltered, presets, readView, spanText } from './bill-address.ts';
import type { Names } from './bill-form.ts';

interface Props {
  view: BillView;
  names: Names;
  today: string;
}

/** A form of its own that leads to an address: what is chosen can be kept, shared and undone with the back button. */
export function BillFilters({ view, names, today }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();

  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const typed = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]): [string, string] => [name, String(value)]),
    );
    navigate(billPath({ ...readView(typed), sort: view.sort }, {}), { preventScrollReset: true });
  };

  return (
    // The key makes fields that nobody touched follow the address, as after a press on the back button.
    <Form ref={form} key={billPath(view, {})} method="get" action="/bill" className="bill-filters" onSubmit={apply}>
      <FilterSelect
        label="分类"
        name="category"
        options={options(names.categories, view.category)}
        defaultValue={view.category}
        onChange={() => apply()}
      />
      <FilterSelect
        label="账户"
        name="account"
        options={options(names.accounts, view.account)}
        defaultValue={view.account}
        onChange={() => apply()}
      />
      <Segmented
        label="状态"
        name="done"
        segments={DONE_FILTERS.map((label) => ({ value: label, label }))}
        defaultValue={view.done}
        onChange={() => apply()}
      />
      <Popover
        label={`日期：${spanText(view.from, view.to)}`}
        icon={
          <>
            <CalendarDays size={15} aria-hidden />
            <span className="num">{spanText(view.from, view.to)}</span>
          </>
        }
        buttonClass="bill-dates"
        align="start"
        width={300}
        closeKey={key}
      >
        <div className="bill-dates-panel">
          <div className="bill-dates-presets">
            {presets(today).map(({ label, from, to }) => (
              <Chip
                key={label}
                kind="line"
                to={billPath(view, { from, to })}
                current={view.from === from && view.to === to}
                preventScrollReset
              >
                {label}
              </Chip>
            ))}
          </div>
          <Field label="从" name="from" type="date" size="sm" defaultValue={view.from} />
          <Field label="到" name="to" type="date" size="sm" defaultValue={view.to} />
          <Button type="submit" wide>
            按日期筛选
          </Button>
        </div>
      </Popover>
      <label className="bill-words">
        <Search size={15} aria-hidden />
        <input
          type="search"
          name="words"
          defaultValue={view.words}
          placeholder="搜事项、备注、分类"
          aria-label="搜账单"
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      {view.sort && <input type="hidden" name="sort" value={view.sort} />}
      <noscript>
        <button type="submit" className="bill-noscript">
          筛选
        </button>
      </noscript>
      {isFiltered(view) && (
        <Button kind="quiet" size="sm" to="/bill" preventScrollReset>
          清除筛选
        </Button>
      )}
    </Form>
  );
}

/** A name from an old address stays visible although no bill has it any more. */
function options(names: readonly string[], chosen: string) {
  const known = chosen === ALL || names.includes(chosen) ? names : [chosen, ...names];
  return [ALL, ...known].map((name) => ({ value: name, label: name }));
}
