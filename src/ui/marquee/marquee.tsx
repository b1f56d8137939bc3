import { Megaphone, Pause, Play } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { MenuLink } from '../menu/menu-link.tsx';
import './marquee.css';

export interface MarqueeItem {
  text: string;
  link?: string;
}

/** Pixels per second: slow enough to read on. */
const SPEED = 40;

interface Props {
  items: readonly MarqueeItem[];
  label?: string;
}

/** One line of notices. It moves only when it does not fit, and never for those who asked for less motion. */
export function Marquee({ items, label = '公告' }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const width = useOverflowWidth(view, line);
  const [isPaused, setPaused] = useState(false);
  if (items.length === 0) return null;
  const moves = width > 0;
  const duration = { '--marquee-duration': `${width / SPEED}s` };
  return (
    <section className="marquee" aria-label={label}>
      {moves ? (
        <button
          type="button"
          className="marquee-pause"
          aria-label={isPaused ? '继续滚动' : '暂停滚动'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play size={14} aria-hidden /> : <Megaphone size={14} aria-hidden className="marquee-icon" />}
          {!isPaused && <Pause size={14} aria-hidden className="marquee-icon-hover" />}
        </button>
      ) : (
        <Megaphone size={14} aria-hidden className="marquee-icon" />
      )}
      <div
        ref={view}
        className="marquee-view"
        data-fits={!moves}
        data-moves={moves && !isPaused}
        // Where it stands still it is scrolled, with keys too.
        tabIndex={moves ? 0 : undefined}
        // React's type of style has no place for custom properties.
        style={duration as CSSProperties}
      >
        <span ref={line} className="marquee-line">
          <Items items={items} />
        </span>
        {/* The second copy follows the first, so that the line has no end. */}
        {moves && (
          <span className="marquee-line" aria-hidden="true" inert>
            <Items items={items} />
          </span>
        )}
      </div>
    </section>
  );
}

function Items({ items }: { items: readonly MarqueeItem[] }) {
  return items.map(({ text, link }) => (
    <span key={text} className="marquee-item">
      {link ? <MenuLink href={link}>{text}</MenuLink> : text}
    </span>
  ));
}

/** The width of the line when it is wider than its view, else 0. */
function useOverflowWidth(view: { current: HTMLElement | null }, line: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!view.current || !line.current) return;
    const observer = new ResizeObserver(() => {
      const own = line.current?.offsetWidth ?? 0;
      setWidth(own > (view.current?.clientWidth ?? 0) ? own : 0);
    });
    observer.observe(view.current);
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [view, line]);
  return width;
}
