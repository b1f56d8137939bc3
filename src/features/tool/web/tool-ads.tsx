import type { RouterContextProvider } from 'react-router';
import type { ConfigValues } from '#/features/config/config-values.contract.ts';
import { MenuLink } from '#/ui/menu/menu-link.tsx';
import { transportContext } from '#/web/contexts.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import './tool-ads.css';

type Ads = ConfigValues['toolIndexTopAdvertises'];

/** What the operator has put into the two slots of the index. */
export async function readToolAds(context: Readonly<RouterContextProvider>): Promise<{ top: Ads; right: Ads }> {
  const config = await readSiteConfig(context.get(transportContext));
  return { top: config.toolIndexTopAdvertises ?? [], right: config.toolIndexRightAdvertises ?? [] };
}

/** Pictures the operator placed, marked as what they are. Without any there is nothing, not even a gap. */
export function ToolAds({ ads, place }: { ads: Ads; place: 'top' | 'right' }) {
  if (ads.length === 0) return null;
  return (
    <aside className="tool-ads" data-place={place} aria-label="推广">
      {ads.map(({ image, link, title }) => (
        <MenuLink key={image + link} href={link} className="tool-ads-item">
          <img src={image} alt={title} loading="lazy" decoding="async" />
          <span aria-hidden="true">推广</span>
        </MenuLink>
      ))}
    </aside>
  );
}
