import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isWidePage } from './admin-nav.ts';

/** A cookie, so that the server draws the side as it was left. */
const COOKIE = 'desk_folded';
const YEAR = 31_536_000;

/** What this browser chose; undefined where it never did. */
export function foldIn(cookies: string): boolean | undefined {
  const [, chosen] = /(?:^|;\s*)desk_folded=([01])/.exec(cookies) ?? [];
  return chosen === undefined ? undefined : chosen === '1';
}

/** Whether the side is folded, and how to change that; ⌘B and Ctrl+B do it too. Without a choice wide pages fold it. */
export function useFold(kept: boolean | undefined): [boolean, (isFolded: boolean) => void] {
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(kept);
  const isFolded = chosen ?? isWidePage(pathname);
  function choose(next: boolean) {
    setChosen(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in two of three browsers
    document.cookie = `${COOKIE}=${next ? 1 : 0}; path=/market/admin; max-age=${YEAR}; samesite=lax`;
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'b') return;
    // In a text with formats it means bold.
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
    event.preventDefault();
    choose(!isFolded);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return [isFolded, choose];
}
