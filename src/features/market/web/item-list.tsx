import { type KeyboardEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { TickAll } from '#/features/desk/shared/tick-all.tsx';
import type { ReviewedItem } from '../market-item.contract.ts';
import { ItemBatchBar } from './item-batch-bar.tsx';
import { ItemSide } from './item-side.tsx';
import { ItemTable } from './item-table.tsx';

/** The list with the card of the row one is at. J and K walk, X ticks, E changes the price. */
export function ItemList({ items }: { items: readonly ReviewedItem[] }) {
  const [currentId, setCurrentId] = useState(items[0]?.id);
  const [editing, setEditing] = useState<number>();
  const [count, setCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const current = items.find(({ id }) => id === currentId) ?? items[0];
  const rowOf = (id: number | undefined) =>
    form.current?.querySelector(`[data-item="${id}"]`)?.closest('tr') ?? undefined;
  const recount = () => setCount(form.current?.querySelectorAll('input[name="Ids"]:checked').length ?? 0);

  function show(target: EventTarget) {
    const row = target instanceof Element ? target.closest('tr')?.querySelector<HTMLElement>('[data-item]') : undefined;
    if (row) setCurrentId(Number(row.dataset['item']));
  }

  function key(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), select, textarea'))
      return;
    const at = items.findIndex(({ id }) => id === current?.id);
    const step = { j: 1, k: -1 }[event.key];
    const next = step === undefined ? undefined : items[at + step];
    if (next) {
      setCurrentId(next.id);
      rowOf(next.id)?.querySelector<HTMLElement>('a')?.focus();
    } else if (event.key === 'x') rowOf(current?.id)?.querySelector<HTMLElement>('input[name="Ids"]')?.click();
    else if (event.key === 'e') setEditing(current?.id);
    else return;
    event.preventDefault();
  }

  return (
    <div className="item-list">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for those who like them; everything has its own button */}
      <div onKeyDown={key} onClick={({ target }) => show(target)} onFocus={({ target }) => show(target)}>
        <Form method="post" preventScrollReset ref={form} onChange={recount}>
          {/* The default button, and off: Enter in a box among the rows must not set off the first button of the batch. */}
          <button type="submit" disabled hidden />
          <p className="item-list-keys">
            <TickAll />
            <span className="desk-keys">
              双击价格直接改；<kbd>J</kbd> <kbd>K</kbd> 上下，<kbd>X</kbd> 选中，<kbd>E</kbd> 改价
            </span>
          </p>
          <ItemTable items={items} editing={editing} onEdit={setEditing} />
          <ItemBatchBar count={count} onClear={() => setCount(0)} />
        </Form>
      </div>
      {current && <ItemSide item={current} />}
    </div>
  );
}
