import { Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeTheme, type Theme } from './theme-store.ts';
import '../popover/popover.css';
import './theme.css';

const NAMES = { light: '浅色', dark: '深色', system: '跟随系统' } satisfies Record<Theme, string>;
const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const satisfies Record<Theme, Theme>;

export function ThemeSwitch({ className = 'theme-switch popover-icon' }: { className?: string }) {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  const next = NEXT[theme];
  return (
    <button
      type="button"
      className={className}
      aria-label={`主题：${NAMES[theme]}，点击改为${NAMES[next]}`}
      title={`主题：${NAMES[theme]}`}
      onClick={() => chooseTheme(next)}
    >
      {/* All three are sent and the stylesheet shows one: the server does not know which. */}
      <Sun size={19} aria-hidden className="theme-icon-light" />
      <Moon size={18} aria-hidden className="theme-icon-dark" />
      <SunMoon size={19} aria-hidden className="theme-icon-system" />
    </button>
  );
}
