import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { matches } from './reference.pure.ts';
import { useToolState } from './use-tool-state.ts';
import './reference-tool.css';

const NO_OPTIONS = [] as const;

interface Props<Entry> {
  label: string;
  placeholder: string;
  entries: readonly Entry[];
  columns: readonly Column<Entry>[];
  /** Everything an entry is found by. */
  textOf(entry: Entry): string;
  keyOf(entry: Entry): string | number;
  /** Instead of a table. */
  children?: (found: readonly Entry[]) => ReactNode;
}

/** A table to look things up in. All of it is on the page from the start; typing only leaves out what does not fit. */
export function ReferenceTool<Entry>(props: Props<Entry>) {
  const { label, placeholder, entries, columns, textOf, keyOf, children } = props;
  const { input, setInput } = useToolState(NO_OPTIONS);
  const found = entries.filter((entry) => matches(textOf(entry), input));
  return (
    <div className="reference-tool">
      <Field
        label={label}
        icon={<Search />}
        type="search"
        value={input}
        placeholder={placeholder}
        autoComplete="off"
        aside={
          <span className="num" role="status">
            {found.length} / {entries.length}
          </span>
        }
        onChange={(event) => setInput(event.target.value)}
      />
      {found.length === 0 ? (
        <EmptyState title={`表里没有「${input.trim()}」`}>换个写法试试，或者清空搜索看全部。</EmptyState>
      ) : (
        (children?.(found) ?? <Table label={label} columns={columns} rows={found} rowKey={keyOf} />)
      )}
    </div>
  );
}
