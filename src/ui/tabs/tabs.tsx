import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useSwipe } from './use-swipe.ts';
import './tabs.css';

interface Tab {
  value: string;
  label: ReactNode;
  count?: number;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Given together with onChange, the page holds the choice; otherwise the tabs do. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** line for desks, mark (the little vermilion bar) for the market. */
  look?: 'line' | 'mark';
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Panels on one page. For tabs that are addresses of their own use TabLinks. */
export function Tabs({ label, tabs, value, defaultValue, onChange, look = 'line' }: Props) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value);
  const current = value ?? own;

  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === current);
    const next = tabs[STEPS[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}${next.value}`)?.focus();
  };

  const swipe = useSwipe((step) => {
    const next = tabs[tabs.findIndex((tab) => tab.value === current) + step];
    if (next) choose(next.value);
  });

  return (
    <div className="tabs" {...swipe}>
      <div className="tabs-list" role="tablist" aria-label={label} data-look={look} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            className="tabs-tab"
            aria-selected={tab.value === current}
            aria-controls={`${id}${tab.value}-panel`}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabs-count num">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}${tab.value}-panel`}
          className="tabs-panel"
          aria-labelledby={`${id}${tab.value}`}
          hidden={tab.value !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
