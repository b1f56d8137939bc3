import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** With a frame of their own: for the bare layout. */
export const accountPlainRoutes = [
  route('login', './web/login.page.tsx'),
  route('register', './web/register.page.tsx'),
  route('forget', './web/forget.page.tsx'),
  route('reset', './web/reset.page.tsx'),
];

export const accountRoutes = [route('account', './web/account.page.tsx')];

/** For the operator's frame. */
export const accountAdminRoutes = [
  route('market/admin/members', './web/members-admin.page.tsx'),
  route('market/admin/security', './web/security-admin.page.tsx'),
];
