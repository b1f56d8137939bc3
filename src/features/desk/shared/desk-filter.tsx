import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import type { DeskStates } from './desk-query.ts';
import './desk.css';

interface StatesProps<State extends string> {
  label: string;
  states: DeskStates<State>;
  current: State;
  address: (more: Record<string, string>) => string;
  counts?: Partial<Record<State, number>>;
}

/** Which rows a list shows, as links. */
export function DeskStateTabs<State extends string>({
  label,
  states,
  current,
  address,
  counts = {},
}: StatesProps<State>) {
  const tabs = states.map(({ state, label: text }) => {
    const count = counts[state];
    return {
      label: text,
      to: address({ state }),
      current: state === current,
      ...(count !== undefined && { count }),
    };
  });
  return <TabLinks label={label} tabs={tabs} />;
}

interface FilterProps {
  label: string;
  words: string;
  /** What can be typed; in the box, so that what stands beside it stays on its line. */
  hint?: string;
  /** Other parameters of the address that a new filter must keep. */
  kept?: Readonly<Record<string, string>>;
  /** Further choices, beside the search box. */
  children?: ReactNode;
}

/** The search over a list; a plain form, so that it works without JavaScript. */
export function DeskFilter({ label, words, hint, kept = {}, children }: FilterProps) {
  return (
    <Form method="get" className="desk-filter">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={label}
        name="words"
        type="search"
        size="sm"
        icon={<Search />}
        placeholder={hint}
        defaultValue={words}
        key={words}
      />
      {children && <FilterSheet>{children}</FilterSheet>}
      <Button type="submit" kind="line">
        查找
      </Button>
    </Form>
  );
}

/** Further choices: in the row on a wide screen, a sheet from below on a phone. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const sheet = useId();
  return (
    <>
      <Button kind="line" icon={<SlidersHorizontal />} className="desk-filter-open" popoverTarget={sheet}>
        筛选
      </Button>
      <div id={sheet} popover="auto" className="desk-filter-more">
        {children}
        <Button type="submit" className="desk-filter-go">
          看结果
        </Button>
      </div>
    </>
  );
}
