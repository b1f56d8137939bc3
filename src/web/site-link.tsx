import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { type InnerLinkProps, innerLink, isPlain } from '#/ui/link/inner-link.tsx';
import { mayPrefetch } from './device.ts';

/** A link within the site: the page ahead is loaded on intent where that costs the visitor nothing, and fades in. */
export function SiteLink(props: InnerLinkProps) {
  return isPlain(props) ? <a {...innerLink(props, 'fade', 'ahead')} /> : <RelativeLink {...props} />;
}

const never = () => () => {};

function RelativeLink(props: InnerLinkProps) {
  const prefetch = useSyncExternalStore(
    never,
    () => (mayPrefetch() ? 'intent' : 'none'),
    () => 'none' as const,
  );
  return <Link {...props} prefetch={prefetch} viewTransition />;
}
