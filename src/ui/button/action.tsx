import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

/** What can be pressed: `to` stays within the site, `href` leaves it (or asks for a full load), else a button. */
export type ActionProps =
  | (ComponentProps<'button'> & { to?: never; href?: never })
  | (ComponentProps<'a'> & { href: string; to?: never })
  | (LinkProps & { href?: never });

export function Action(props: ActionProps) {
  if (props.to !== undefined) return <Link {...props} />;
  if (props.href !== undefined) return <a {...props} />;
  return <button type="button" {...props} />;
}
