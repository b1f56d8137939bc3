import type { MarketPlace } from '../market-place.pure.ts';
import type { FeedQuery } from './feed-data.ts';

export const HOME_TABS = [
  { tab: 'all', label: '推荐' },
  { tab: 'near', label: '附近' },
  { tab: 'back', label: '高返现' },
  { tab: 'new', label: '最新' },
] as const;

export type HomeTab = (typeof HOME_TABS)[number]['tab'];

const ORDERS = { all: 'default', near: 'distance', back: 'return', new: 'new' } as const;

/** An unknown one comes from an edited address and means the first. */
export function tabIn(text: string | null): HomeTab {
  return HOME_TABS.find(({ tab }) => tab === text)?.tab ?? 'all';
}

export function homePath(tab: HomeTab, page = 1): string {
  const search = new URLSearchParams({ ...(tab !== 'all' && { tab }), ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `/market?${search}` : '/market';
}

/** What is near does not end at the border of a city; everything else is of the chosen one. */
export function homeQuery(tab: HomeTab, place: MarketPlace | undefined): FeedQuery {
  const order = ORDERS[tab];
  if (!place) return { order };
  if (tab !== 'near') return { order, city: place.city };
  const hasPoint = place.longitude !== 0 || place.latitude !== 0;
  return hasPoint ? { order, longitude: place.longitude, latitude: place.latitude } : { order, city: place.city };
}
