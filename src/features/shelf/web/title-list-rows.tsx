import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import { keyAfter, type ListRow, moved } from './title-list-row.ts';

interface Props {
  rows: readonly ListRow[];
  isMine: boolean;
}

/** The titles of a list. Its owner moves them by the handle, with the arrow keys on it, or by buttons without JavaScript. */
export function TitleListRows({ rows: given, isMine }: Props) {
  const { shown, drag, moveBy } = useOrder(given);
  return (
    <ol className="title-list-rows">
      {shown.map((row, index) => (
        <li
          key={row.key}
          className="title-list-row"
          data-row={row.key}
          data-dragged={drag.key === row.key || undefined}
        >
          {isMine && (
            <button
              type="button"
              className="title-list-handle"
              aria-label={`移动《${row.name}》，现在第 ${index + 1}，按上下键`}
              onKeyDown={(event) => moveBy(event, index)}
              onPointerDown={(event) => drag.start(event, row.key)}
              onPointerMove={drag.over}
              onPointerUp={drag.end}
              onPointerCancel={drag.end}
            >
              <GripVertical size={18} aria-hidden />
            </button>
          )}
          <b className="title-list-number num">{index + 1}</b>
          <img src={row.cover} alt="" width={44} height={62} loading="lazy" decoding="async" />
          <span className="title-list-text">
            <SiteLink to={row.path}>{row.name}</SiteLink>
            <span>{row.facts}</span>
          </span>
          {isMine && <Buttons rows={shown} row={row} index={index} />}
        </li>
      ))}
    </ol>
  );
}

function Buttons({ rows, row, index }: { rows: readonly ListRow[]; row: ListRow; index: number }) {
  return (
    <span className="title-list-buttons">
      {index > 0 && (
        <Form method="post" preventScrollReset className="title-list-step">
          <input type="hidden" name="Key" value={row.key} />
          <input type="hidden" name="Before" value={keyAfter(rows, row.key, index - 1) ?? ''} />
          <IconButton type="submit" size="sm" label={`把《${row.name}》往前移`} icon={<ArrowUp />} />
        </Form>
      )}
      {index < rows.length - 1 && (
        <Form method="post" preventScrollReset className="title-list-step">
          <input type="hidden" name="Key" value={row.key} />
          <input type="hidden" name="Before" value={keyAfter(rows, row.key, index + 1) ?? ''} />
          <IconButton type="submit" size="sm" label={`把《${row.name}》往后移`} icon={<ArrowDown />} />
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="Key" value={row.key} />
        <IconButton type="submit" size="sm" label={`把《${row.name}》拿出片单`} icon={<X />} />
      </Form>
    </span>
  );
}

/** The order as the reader sees it, ahead of the server while a move is on its way. */
function useOrder(given: readonly ListRow[]) {
  const { submit, state } = useFetcher();
  const [own, setOwn] = useState<{ from: readonly ListRow[]; rows: readonly ListRow[] }>();
  const [dragged, setDragged] = useState<string>();
  const latest = useRef<readonly ListRow[]>(given);
  // What the server says anew counts, unless it was asked before the last move.
  const shown = own && (own.from === given || state !== 'idle' || dragged) ? own.rows : given;
  latest.current = shown;

  function show(rows: readonly ListRow[]) {
    latest.current = rows;
    setOwn({ from: given, rows });
  }
  function save(key: string) {
    const rows = latest.current;
    const next = rows[rows.findIndex((row) => row.key === key) + 1]?.key ?? '';
    submit({ Key: key, Before: next }, { method: 'post', preventScrollReset: true });
  }
  function moveBy(event: KeyboardEvent, index: number) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: shown.length - 1 }[event.key];
    const row = shown[index];
    if (to === undefined || !row) return;
    event.preventDefault();
    if (to < 0 || to >= shown.length || to === index) return;
    show(moved(shown, index, to));
    save(row.key);
  }
  const drag = {
    key: dragged,
    start(event: PointerEvent<HTMLElement>, key: string) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(key);
    },
    over(event: PointerEvent<HTMLElement>) {
      if (dragged === undefined) return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]');
      const rows = latest.current;
      const from = rows.findIndex((row) => row.key === dragged);
      const to = rows.findIndex((row) => row.key === under?.dataset['row']);
      if (from >= 0 && to >= 0 && from !== to) show(moved(rows, from, to));
    },
    end() {
      if (dragged === undefined) return;
      setDragged(undefined);
      const isMoved = latest.current.some((row, index) => row.key !== given[index]?.key);
      if (isMoved) save(dragged);
    },
  };
  return { shown, drag, moveBy };
}
