import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const providerAdminRoutes = [route('market/admin/catalogue/providers', './web/providers-admin.page.tsx')];
