import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useMatches } from 'react-router';
import { posterPath } from '#/features/share/poster-path.pure.ts';
import { SharePopover } from '#/features/share/shared/share-popover.tsx';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { Brand } from '#/ui/mark/brand.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import { AccountButton } from './account-button.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HistoryPopover } from './history-popover.tsx';
import type { SearchPlace } from './search-places.ts';
import { isCurrent, type NavLink } from './site-nav.ts';
import { useSite } from './use-site.ts';
import './site-header.css';

/** For members only: visitors do not load it. */
const Bell = lazy(() => import('#/features/inbox/shared/bell.tsx'));

interface Props {
  nav: readonly NavLink[];
  menu?: ReactNode;
  part?: string | undefined;
  search: SearchPlace | null;
}

export function SiteHeader({ nav, menu, part, search }: Props) {
  const { title, user, unread } = useSite();
  const { key, pathname } = useLocation();
  // A title's page has its own button at the thumb.
  const hasPoster = posterPath(pathname) !== undefined && !pathname.startsWith('/any/');
  return (
    // Said by classes: older phones know no `:has`, and would have to scroll sideways.
    <header className={`site-header${menu ? ' has-menu' : ''}${user ? ' has-member' : ''}`}>
      <div className="wrap site-header-row">
        <InnerLink to="/" className="site-header-home">
          <Brand name={title} {...(part && { part })} />
          <VisuallyHidden>首页</VisuallyHidden>
        </InnerLink>
        {menu ?? (
          <nav className="site-header-nav" aria-label="主导航">
            <NavLinks nav={nav} />
          </nav>
        )}
        {search ? (
          // Beside one more button a longer hint would be cut on phones.
          <HeaderSearch key={search.action} place={hasPoster ? { ...search, placeholder: '搜索' } : search} />
        ) : (
          <span className="site-header-gap" />
        )}
        <div className="site-header-acts">
          <HistoryPopover closeKey={key} />
          {user && (
            <Suspense fallback={<BellLink unread={unread} />}>
              <Bell unread={unread} closeKey={key} />
            </Suspense>
          )}
          <SharePopover buttonClass={`site-header-icon share-button ${hasPoster ? 'share-button-poster' : ''}`} />
          <ThemeSwitch className="site-header-icon site-header-theme" />
          <AccountButton closeKey={key} />
        </div>
      </div>
      {/* On a phone the navigation is a row of its own that scrolls sideways. */}
      <nav className="site-header-channels" aria-label="站内频道">
        <NavLinks nav={nav} />
      </nav>
    </header>
  );
}

/** The way to the news until the bell is there, and without JavaScript. */
function BellLink({ unread }: { unread: number }) {
  return (
    <InnerLink to="/inbox" className="site-header-icon num" aria-label="消息">
      {unread || ''}
    </InnerLink>
  );
}

function NavLinks({ nav }: { nav: readonly NavLink[] }) {
  const { pathname } = useLocation();
  const channel = useMatches()
    .map(({ loaderData }) => channelOf(loaderData))
    .findLast(Boolean);
  const current = (to: string) => {
    if (isCurrent(to, pathname)) return 'page' as const;
    return to === channel ? ('true' as const) : undefined;
  };
  return nav.map(({ label, to }) => (
    <SiteLink key={to} to={to} aria-current={current(to)}>
      {label}
    </SiteLink>
  ));
}

/** A page deeper in the site may say to which entry of the navigation it belongs. */
function channelOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'channel' in data ? data.channel : undefined;
}
