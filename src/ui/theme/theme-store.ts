export type Theme = 'light' | 'dark' | 'system';

export const THEME_KEY = 'theme';
/** The page ground (--bg) of both themes: the browser's own frame takes this colour. */
export const GROUND = { light: '#f6f8f9', dark: '#0e1114' } as const;

const DARK_QUERY = '(prefers-color-scheme: dark)';

export function parseTheme(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function readTheme(): Theme {
  return parseTheme(document.documentElement.dataset['theme'] ?? null);
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden here: the choice holds for this page only.
  }
  applyTheme(theme);
  window.dispatchEvent(new Event('themechange'));
}

export function subscribeTheme(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    applyTheme(parseTheme(event.newValue));
    listener();
  };
  const fromSystem = () => applyTheme(readTheme());
  const system = matchMedia(DARK_QUERY);
  window.addEventListener('storage', fromOtherTab);
  window.addEventListener('themechange', listener);
  system.addEventListener('change', fromSystem);
  return () => {
    window.removeEventListener('storage', fromOtherTab);
    window.removeEventListener('themechange', listener);
    system.removeEventListener('change', fromSystem);
  };
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  const isDark = theme === 'system' ? matchMedia(DARK_QUERY).matches : theme === 'dark';
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', isDark ? GROUND.dark : GROUND.light);
}
