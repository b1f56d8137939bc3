import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type EndlessSource, useEndlessPages } from './use-endless-pages.ts';
import './endless-list.css';

interface Props<Item> extends EndlessSource<Item> {
  renderItem: (item: Item, index: number) => ReactNode;
  /** Class of the list itself, e.g. a grid. */
  className?: string;
  /** What the next items will look like; shown while they are on their way. */
  skeleton?: ReactNode;
  /** How many there are in all, if known. */
  total?: number;
  unit?: string;
  /** Loading starts when the end is this many pixels below the view. */
  distance?: number;
}

/** A list that grows as one scrolls. For a different list give the component another `key`. */
export function EndlessList<Item>(props: Props<Item>) {
  const { renderItem, keyOf, className, skeleton, total, unit = '项', distance = 600 } = props;
  const { items, next, state, isUnfinished, loadNext } = useEndlessPages(props);
  const end = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);

  const loadWhenNear = useEffectEvent(() => {
    if (state === 'idle') loadNext();
  });
  useEffect(() => {
    if (next === null || !end.current) return;
    // A new observer per page reports at once, so a page too short to fill the window is followed by another.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadWhenNear(), {
      rootMargin: `0px 0px ${distance}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, distance]);

  useEffect(() => {
    // The link under the focus is gone with the last page: the line that took its place takes the focus too.
    if (next === null && wasFocused.current) end.current?.focus();
  }, [next]);

  function loadByClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadNext();
  }

  const count = total === undefined ? `已显示 ${items.length} ${unit}` : `已显示 ${items.length} / ${total} ${unit}`;
  return (
    <>
      <ul className={`endless-list ${className ?? ''}`} aria-busy={state === 'loading'}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{renderItem(item, index)}</li>
        ))}
      </ul>
      <div className="list-rest">
        {state === 'loading' && skeleton && <div aria-hidden="true">{skeleton}</div>}
        <div ref={end} className="endless-list-end" tabIndex={-1} data-unfinished={isUnfinished}>
          <span>{next === null && items.length > 0 ? `${count}，到底了` : count}</span>
          {state === 'failed' && <span className="endless-list-failed">没取到下一页</span>}
          {next !== null && (
            <a
              href={next}
              className="endless-list-next"
              aria-disabled={state === 'loading' || undefined}
              onClick={loadByClick}
              onFocus={() => {
                wasFocused.current = true;
              }}
              onBlur={(event) => {
                // Being removed also blurs, with nothing that takes the focus; only a real move away counts.
                if (event.relatedTarget) wasFocused.current = false;
              }}
            >
              {state === 'loading' ? '正在加载…' : state === 'failed' ? '再试一次' : '下一页'}
            </a>
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{announce(state, count)}</span>
      </VisuallyHidden>
    </>
  );
}

function announce(state: string, count: string): string {
  if (state === 'loading') return '';
  return state === 'failed' ? '没取到下一页，可以再试一次' : count;
}
