import { useLocation } from 'react-router';
import { Marquee } from '#/ui/marquee/marquee.tsx';
import { MenuLink } from '#/ui/menu/menu-link.tsx';
import { useSite } from './use-site.ts';
import './top-strip.css';

/** The recommended links and the notice under the header. On a phone the links show on /hot only. */
export function TopStrip() {
  const { topLinks, notices } = useSite();
  const { pathname } = useLocation();
  if (topLinks.length + notices.length === 0) return null;
  return (
    <div className="top-strip" data-links={pathname === '/hot' ? 'always' : 'desktop'}>
      <div className="wrap top-strip-row">
        {topLinks.length > 0 && (
          <nav className="top-strip-links" aria-label="推荐链接">
            {topLinks.map(({ Name, Link }) => (
              <MenuLink key={Name + Link} href={Link}>
                {Name}
              </MenuLink>
            ))}
          </nav>
        )}
        <Marquee items={notices.map(({ text, link }) => ({ text, ...(link && { link }) }))} />
      </div>
    </div>
  );
}
