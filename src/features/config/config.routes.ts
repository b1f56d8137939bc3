import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const configAdminRoutes = [
  route('market/admin/config', './web/config-admin.page.tsx'),
  route('market/admin/config/running', './web/running.page.tsx'),
];
