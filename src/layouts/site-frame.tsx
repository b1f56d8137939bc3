import type { ReactNode } from 'react';
import { Effects } from '#/ui/effects/effects.tsx';
import { PageAhead, usePageAhead } from './page-ahead.tsx';
import { type SearchPlace, SITE_SEARCH } from './search-places.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { type NavLink, SITE_NAV } from './site-nav.ts';
import './site-frame.css';

interface Props {
  children: ReactNode;
  nav?: readonly NavLink[];
  /** Replaces the plain navigation where a layout has a menu with levels. */
  menu?: ReactNode;
  /** The part of the site, set small after the name. */
  part?: string;
  /** What the header's box looks for; null where a page has a box of its own. */
  search?: SearchPlace | null;
  /** Below the header. */
  strip?: ReactNode;
}

/** Background, header, page and footer: what the default, tool and wish layouts share. */
export function SiteFrame({ children, nav = SITE_NAV, menu, part, search = SITE_SEARCH, strip }: Props) {
  const ahead = usePageAhead();
  return (
    <div className="site-frame">
      <a className="skip-link" href="#main">
        跳到正文
      </a>
      <Effects />
      <SiteHeader nav={nav} menu={menu} part={part} search={search} />
      {strip}
      <main id="main" tabIndex={-1} className="wrap site-main" data-ahead={ahead} aria-busy={ahead !== undefined}>
        {ahead && <PageAhead shape={ahead} />}
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
