import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const backupAdminRoutes = [
  route('market/admin/backup/restore', './web/restore-admin.page.tsx'),
  route('market/admin/backup', './web/backup-admin.page.tsx'),
];
