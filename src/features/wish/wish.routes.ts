import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** No festival is called `links` or `pictures`, and no day is. */
export const wishRoutes = [
  route('wish/links', './web/links.page.tsx'),
  route('wish/pictures', './web/pictures.page.tsx'),
  route('wish/:day?', './web/wish.page.tsx'),
];

/** For the operator's frame. */
export const wishAdminRoutes = [route('market/admin/links', './web/links-admin.page.tsx')];
