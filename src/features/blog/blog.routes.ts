import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

const list = './web/blog.page.tsx';

export const blogRoutes = [
  route('blog', list),
  route('blog/category/:name?', list, { id: 'blog category' }),
  route('blog/tag', './web/blog-tags.page.tsx'),
  route('blog/tag/:name', list, { id: 'blog tag' }),
  route('blog/archive', './web/blog-archive.page.tsx'),
  route('blog/:name', './web/article.page.tsx'),
];

/** For the operator's frame. */
export const blogAdminRoutes = [
  route('market/admin/blog', './web/blog-admin.page.tsx'),
  route('market/admin/blog/write', './web/blog-write.page.tsx'),
];
