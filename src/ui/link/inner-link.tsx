import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import * as switches from '#/web/router-internals/switches.pure.ts';

export type InnerLinkProps = Omit<LinkProps, 'prefetch' | 'viewTransition'>;

/** What only React Router's own link can do. */
type Rare = 'discover' | 'relative' | 'reloadDocument' | 'mask' | 'state' | 'defaultShouldRevalidate';
type Plain = Omit<InnerLinkProps, Rare | 'to'> & { to: string };

/**
 * A link within the site. It is an ordinary `<a>`: lists have a hundred of them, and LinkFollower at the root follows all of
 * them with one listener, where React Router's link costs each render two dozen calls and ten hooks.
 */
export function InnerLink(props: InnerLinkProps) {
  return isPlain(props) ? <a {...innerLink(props)} /> : <Link {...props} />;
}

export function isPlain(props: InnerLinkProps): props is Plain {
  const { to, discover, relative, reloadDocument, mask, state, defaultShouldRevalidate } = props;
  // Other addresses are relative to a route, or lead elsewhere.
  if (typeof to !== 'string' || !/^\/(?![/\\])/.test(to)) return false;
  return (discover ?? relative ?? reloadDocument ?? mask ?? state ?? defaultShouldRevalidate) === undefined;
}

/** What LinkFollower reads from an element, and `data-discover` for React Router, which looks ahead for routes. */
export function innerLink(
  { to, replace, preventScrollReset, ...rest }: Plain,
  ...words: string[]
): ComponentProps<'a'> {
  if (replace) words.push('replace');
  if (preventScrollReset) words.push('stay');
  // React's type of props has no place for data attributes.
  const marks = { ...(switches.linkMarks && { 'data-discover': 'true' }), 'data-link': words.join(' ') };
  return { ...rest, href: to, ...marks };
}
