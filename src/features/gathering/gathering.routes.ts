import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const gatheringAdminRoutes = [
  route('market/admin/catalogue', './web/catalogue-admin.page.tsx'),
  route('market/admin/catalogue/source', './web/source-admin.page.tsx'),
  route('market/admin/catalogue/run', './web/run-admin.page.tsx'),
  route('market/admin/catalogue/import', './web/title-import.page.tsx'),
  route('market/admin/catalogue/merge', './web/merge-admin.page.tsx'),
];
