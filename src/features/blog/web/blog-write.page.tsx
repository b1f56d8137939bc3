import { data } from 'react-router';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/blog-write.page.ts';
import { WriteForm } from './write-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '写文章',
    description: '写文章、预览、发布。',
    path: '/market/admin/blog/write',
    noindex: true,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const name = new URL(request.url).searchParams.get('name');
  const call = attemptApi(context);
  const [read, terms] = await Promise.all([
    name ? call('GET /api/v1/blog/draft/:Name', { params: { Name: name } }) : undefined,
    call('GET /api/v1/blog/terms', {}),
  ]);
  if (read && !read.ok) throw data(read.message, { status: read.status });
  return {
    written: read?.data ?? null,
    categories: terms.ok ? terms.data.Categories.map(({ DisplayName }) => DisplayName) : [],
  };
}

export default function BlogWritePage({ loaderData: { written, categories } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs path={[{ label: '文章', to: '/market/admin/blog' }, { label: written?.Title ?? '写文章' }]} />
      <PageHead title={written ? '编辑文章' : '写文章'} />
      <WriteForm key={written?.Name} written={written} categories={categories} />
    </>
  );
}
