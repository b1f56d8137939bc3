import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { api } from '#/web/api.ts';
import { transportContext } from '#/web/contexts.ts';
import { KeptPage } from '#/web/kept-page.tsx';
import { readSiteConfig } from '#/web/site-config.ts';
import type { Route } from './+types/wish.layout.ts';
import { ErrorView } from './error-view.tsx';
import { FriendLinks } from './friend-links.tsx';
import type { Framed } from './root-error.tsx';
import { SiteFrame } from './site-frame.tsx';
import { WishMenu } from './wish-menu.tsx';

export const handle: Framed = { Frame: SiteFrame };

export async function loader({ context }: Route.LoaderArgs) {
  const [config, menu, approved] = await Promise.all([
    readSiteConfig(context.get(transportContext)),
    api(context)('GET /api/v1/wish/menu', {}),
    api(context)('GET /api/v1/friend_link/all', {}),
  ]);
  const byUrl = new Map([...(config.wishFriendLinks ?? []), ...approved].reverse().map((link) => [link.url, link]));
  return { menu, links: [...byUrl.values()].reverse() };
}

export default function WishLayout({ loaderData: { menu, links } }: Route.ComponentProps) {
  return (
    <Frame menu={<WishMenu items={menu} />}>
      <Outlet />
      <FriendLinks links={links} />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <Frame>
        <ErrorView error={error} />
      </Frame>
    </KeptPage>
  );
}

function Frame({ menu, children }: { menu?: ReactNode; children: ReactNode }) {
  return (
    <SiteFrame part="祝福" menu={menu} nav={[{ label: '今日', to: '/wish' }]}>
      {children}
    </SiteFrame>
  );
}
