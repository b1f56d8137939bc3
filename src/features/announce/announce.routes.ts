import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const announceAdminRoutes = [route('market/admin/announce', './web/announce.page.tsx')];
