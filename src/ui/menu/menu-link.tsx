import type { ComponentProps, MouseEvent } from 'react';
import { InnerLink } from '../link/inner-link.tsx';
import { isOutside, openOutside } from './open-address.ts';

/** A link that follows the menu rule: addresses with a scheme open in a new window, others inside the site. */
export function MenuLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!isOutside(href)) return <InnerLink to={href} {...(onClick && { onClick })} {...rest} />;

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlainClick) return;
    event.preventDefault();
    openOutside(href);
  }

  return <a href={href} target="_blank" rel="noopener" onClick={open} {...rest} />;
}
