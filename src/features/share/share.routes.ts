import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const shareRoutes = [route('account/shares', './web/shares.page.tsx')];

/** Stands alone: for the bare layout. */
export const shareLandingRoutes = [route('share/*', './web/share-landing.page.tsx')];
