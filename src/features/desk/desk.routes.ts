import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const deskAdminRoutes = [
  route('market/admin', './web/dashboard.page.tsx'),
  route('market/admin/audit', './web/audit.page.tsx'),
  route('market/admin/help', './web/help.page.tsx'),
];
