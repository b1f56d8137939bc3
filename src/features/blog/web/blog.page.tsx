import { redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { categoryPath, tagPath } from '../blog-path.pure.ts';
import type { Route } from './+types/blog.page.ts';
import { blogAnswer, blogHeaders } from './blog-data.ts';
import { BlogDown, BlogStale } from './blog-notice.tsx';
import { BlogRail } from './blog-rail.tsx';
import { PostRow } from './post-row.tsx';

export const headers = blogHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  if (!loaderData || loaderData.isDown) {
    return pageHead(site, { title: '博客', description: '影视资讯与使用心得。', path: '/blog', noindex: true });
  }
  const { title, about, path, page, posts } = loaderData;
  return [
    ...pageHead(site, {
      title: page > 1 ? `${title} 第 ${page} 页` : title,
      description: about,
      path: page > 1 ? `${path}?page=${page}` : path,
      noindex: page > 1 && posts.length === 0,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: '博客', href: '/rss/blog.xml' },
  ];
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const isTag = pathname.startsWith('/blog/tag/');
  const isCategory = pathname.startsWith('/blog/category');
  if (isCategory && !params.name) throw redirect('/blog');
  const name = params.name ?? '';
  const call = attemptApi(context);
  const query = {
    page: searchParams.get('page') ?? '1',
    ...(isTag && { tag: name }),
    ...(isCategory && { category: name }),
  };
  const [posts, terms] = await Promise.all([
    call('GET /api/v1/blog/posts', { query }),
    call('GET /api/v1/blog/terms', {}),
  ]);
  const { Categories: categories, Tags: tags } = terms.ok ? terms.data : { Categories: [], Tags: [] };
  return blogAnswer(posts, ({ Result, Total, Page, PageCount, Term }) => {
    const called = Term?.DisplayName ?? '';
    const path = Term ? (isTag ? tagPath(called) : categoryPath(called)) : '/blog';
    return {
      title: Term ? (isTag ? `#${called}` : called) : '博客',
      about: Term?.Description || (Term ? `与「${called}」有关的文章。` : '聊聊电影、剧集和动画，也说说这里怎么用。'),
      path,
      posts: Result,
      total: Total,
      page: Page,
      pages: PageCount,
      tags,
      categories: [
        { label: '全部', to: '/blog', current: !Term },
        ...categories.map(({ DisplayName }) => ({
          label: DisplayName,
          to: categoryPath(DisplayName),
          current: !isTag && DisplayName === called,
        })),
      ],
    };
  });
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.isDown) return <BlogDown />;
  const { title, about, path, posts, total, page, pages, tags, categories, isStale } = loaderData;
  return (
    <div className="blog">
      {isStale && <BlogStale />}
      <PageHead
        title={title}
        note={
          <>
            {about}共 <b>{total}</b> 篇
          </>
        }
        actions={categories.length > 2 && <SegmentedLinks label="分类" segments={categories} />}
      />
      <div className="blog-columns">
        <div>
          {posts.map((post, index) => (
            <PostRow key={post.Name} post={post} isFirst={index < 3} />
          ))}
          {posts.length === 0 && (
            <EmptyState
              title={total > 0 ? '没有这么多页' : '这里还没有文章'}
              actions={<Button to={total > 0 ? path : '/blog'}>{total > 0 ? '回到第一页' : '看看全部文章'}</Button>}
            >
              {total > 0 ? `一共 ${total} 篇。` : '写好的文章会出现在这里。'}
            </EmptyState>
          )}
          <Pagination page={page} pages={pages} to={(number) => (number > 1 ? `${path}?page=${number}` : path)} />
        </div>
        <BlogRail tags={tags} />
      </div>
    </div>
  );
}
