import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const mediaAdminRoutes = [route('market/admin/media', './web/media-admin.page.tsx')];
