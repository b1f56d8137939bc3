import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { Count } from '../badge/count.tsx';
import './tab-bar.css';

/** The bar may be another height once its fonts and badges are there. */
const REMEASURE_DELAY = 100;

export interface TabBarItem {
  to: string;
  label: string;
  icon: ReactNode;
  /** How much waits there; nothing is drawn for zero. */
  count?: number;
  /** The place counts as current only at exactly this address. */
  end?: boolean;
}

export interface TabBarProps {
  /** Names the navigation for screen readers. */
  label: string;
  items: readonly TabBarItem[];
}

/** Places at the foot of the window. A placeholder of the same height keeps the page's end clear of it. */
export function TabBar({ label, items }: TabBarProps) {
  const bar = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ height: number; width: number }>();
  const shape = items.map((item) => item.label + item.count).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of places may be of another height
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { offsetHeight: height = 0 } = bar.current ?? {};
        const { offsetWidth: width = 0 } = place.current ?? {};
        if (height > 0 && width > 0) setSize({ height, width });
      }, REMEASURE_DELAY);
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', measure);
    };
  }, [shape]);

  return (
    <div ref={place} className="tab-bar-place" {...(size && { style: { height: size.height } })}>
      <nav
        ref={bar}
        className="tab-bar"
        aria-label={label}
        // React's type of style has no place for custom properties.
        {...(size && { style: { '--tab-bar-width': `${size.width}px` } as CSSProperties })}
      >
        {items.map(({ to, label: name, icon, count = 0, end = false }) => (
          <NavLink key={to} to={to} end={end} className="tab-bar-item">
            <span className="tab-bar-icon">
              {icon}
              {count > 0 && (
                <span className="tab-bar-count">
                  <Count value={count} unit="条" />
                </span>
              )}
            </span>
            {name}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
