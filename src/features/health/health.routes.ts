import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const healthAdminRoutes = [route('market/admin/health', './web/health.page.tsx')];
