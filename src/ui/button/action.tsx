import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type InnerLinkProps, innerLink, isPlain } from '../link/inner-link.tsx';

/** What can be pressed: `to` stays within the site, `href` leaves it (or asks for a full load), else a button. */
export type ActionProps =
  | (ComponentProps<'button'> & { to?: never; href?: never })
  | (ComponentProps<'a'> & { href: string; to?: never })
  | (InnerLinkProps & { href?: never });

export function Action(props: ActionProps) {
  // As InnerLink, without one more component for each of the chips of a list.
  if (props.to !== undefined) return isPlain(props) ? <a {...innerLink(props)} /> : <Link {...props} />;
  if (props.href !== undefined) return <a {...props} />;
  return <button type="button" {...props} />;
}
