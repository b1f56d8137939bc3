import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router';

/** As long as React Router's own links wait. */
const INTENT_MS = 100;

interface Props {
  mayPrefetch: () => boolean;
  /** Asked while the browser says that there is no network: a page that cannot be had must not take this one away. */
  isWithinReach: (address: string) => Promise<boolean>;
}

/** Follows the links of the whole page without loading it anew, and loads ahead what someone is about to follow. */
export function LinkFollower({ mayPrefetch, isWithinReach }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const ahead = useAhead(mayPrefetch);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event);
    if (!link || event.defaultPrevented || !isPlainClick(event, link.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    // What is shown may be a moment behind: who has gone on already does not ask for this page again but returns to it.
    const isShown = (window.history.state?.key ?? 'default') === location.key;
    const isHere = isShown && createPath(location) === createPath({ pathname, search, hash });
    const address = link.getAttribute('href') ?? '/';
    const options = {
      replace: says(link, 'replace') || isHere,
      preventScrollReset: says(link, 'stay'),
      viewTransition: says(link, 'fade'),
    };
    if (options.viewTransition) handOver(link);
    if (navigator.onLine) navigate(address, options);
    else isWithinReach(address).then((isReached) => isReached && navigate(address, options));
  });

  useEffect(() => {
    // React listens at the document too and was here first: a handler of a link may still keep it from being followed.
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  // Whoever stays on the page may follow another link from it.
  useEffect(() => {
    if (location.key) takeBack();
  }, [location.key]);

  return ahead && <PrefetchPageLinks page={ahead} />;
}

/** The address under the pointer or the focus, once it has been there for a moment. */
function useAhead(mayPrefetch: () => boolean): string | undefined {
  const [ahead, setAhead] = useState<string>();
  const find = useEffectEvent((event: Event) => {
    const link = linkAt(event);
    return link && says(link, 'ahead') && mayPrefetch() ? link : undefined;
  });
  useEffect(() => {
    let current: HTMLAnchorElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turnTo = (link: HTMLAnchorElement | undefined) => {
      if (link === current) return;
      current = link;
      clearTimeout(timer);
      setAhead(undefined);
      if (link) timer = setTimeout(() => setAhead(link.getAttribute('href') ?? undefined), INTENT_MS);
    };
    const come = (event: Event) => turnTo(find(event));
    const leave = () => turnTo(undefined);
    const comings = ['mouseover', 'focusin', 'touchstart'];
    for (const name of comings) document.addEventListener(name, come, { passive: true });
    document.addEventListener('focusout', leave);
    return () => {
      leave();
      for (const name of comings) document.removeEventListener(name, come);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return ahead;
}

/**
 * The one picture of a link grows into that of the page it leads to, which bears the name `grown` in its styles. No two
 * elements of a page may bear it at once. Browsers that know no such transitions show the page as always.
 */
function handOver(link: HTMLAnchorElement): void {
  const [picture, ...others] = link.querySelectorAll<HTMLElement>('[data-grows]');
  if (!picture || others.length > 0) return;
  for (const one of document.querySelectorAll<HTMLElement>('[data-grows]')) nameForMove(one, 'none');
  nameForMove(picture, 'grown');
}

function takeBack(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-grows][style]')) nameForMove(one, '');
}

function nameForMove({ style }: HTMLElement, name: string): void {
  style.setProperty('view-transition-name', name);
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-link]')) || undefined;
}

function says(link: HTMLAnchorElement, word: string): boolean {
  return (link.dataset['link'] ?? '').split(' ').includes(word);
}

/** A new tab, a new window or a download is the browser's. */
function isPlainClick(event: MouseEvent, target: string): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && (target === '' || target === '_self');
}
