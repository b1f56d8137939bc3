import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import type { WishMenu as Menu } from '#/features/wish/wish.contract.ts';
import { MenuLink } from '#/ui/menu/menu-link.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { isCurrent } from './site-nav.ts';
import './wish-menu.css';

/** The horizontal menu of the wish section, with one level below it. */
export function WishMenu({ items }: { items: Menu }) {
  const { pathname, key } = useLocation();
  const current = (url: string) => (isCurrent(url, pathname) ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className="site-header-nav wish-menu" aria-label="祝福导航">
      {items.map(({ name, url, subMenus }) => (
        <span key={name} className="wish-menu-item">
          <MenuLink href={url} {...current(url)}>
            {name}
          </MenuLink>
          {subMenus.length > 0 && (
            <Popover
              label={`${name}的更多`}
              icon={<ChevronDown size={14} aria-hidden />}
              buttonClass="wish-menu-more"
              width={240}
              align="start"
              closeKey={key}
            >
              <ul className="wish-menu-list">
                {subMenus.map((item) => (
                  <li key={item.name}>
                    <MenuLink href={item.url} {...current(item.url)}>
                      {item.name}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </Popover>
          )}
        </span>
      ))}
    </nav>
  );
}
