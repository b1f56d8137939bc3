import { useRouteLoaderData } from 'react-router';
import type { Site } from '#/web/contexts.ts';

/** Shown when even the root loader failed: the error page still has a header. */
const BARE: Site = {
  title: '搜罗',
  origin: '',
  user: null,
  unread: 0,
  mustChangePassword: false,
  topLinks: [],
  notices: [],
  footer: { icp: '', police: '', contact: '' },
  scripts: [],
  servedPage: undefined,
};

export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? BARE;
}
