import { useSyncExternalStore } from 'react';
import { Link, type LinkProps } from 'react-router';
import { mayPrefetch } from './device.ts';

const never = () => () => {};

/** A link within the site: the page ahead is loaded on intent where that costs the visitor nothing, and fades in. */
export function SiteLink(props: Omit<LinkProps, 'prefetch' | 'viewTransition'>) {
  const prefetch = useSyncExternalStore(
    never,
    () => (mayPrefetch() ? 'intent' : 'none'),
    () => 'none' as const,
  );
  return <Link {...props} prefetch={prefetch} viewTransition />;
}
