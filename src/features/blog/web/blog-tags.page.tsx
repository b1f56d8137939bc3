import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/blog-tags.page.ts';
import { blogAnswer, blogHeaders } from './blog-data.ts';
import { BlogDown, BlogStale } from './blog-notice.tsx';
import { TagChips } from './tag-chips.tsx';
import './blog-archive.css';

export const headers = blogHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: '博客标签',
    description: '全部标签，按文章的多少排列。',
    path: '/blog/tag',
    noindex: loaderData?.isDown ?? true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return blogAnswer(await attemptApi(context)('GET /api/v1/blog/terms', {}), ({ Tags }) => ({
    tags: Tags.filter(({ PostCount }) => PostCount > 0).sort((one, other) => other.PostCount - one.PostCount),
  }));
}

export default function BlogTagsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.isDown) return <BlogDown />;
  const { tags, isStale } = loaderData;
  return (
    <div>
      {isStale && <BlogStale />}
      <PageHead
        title="标签"
        note={
          <>
            <b>{tags.length}</b> 个，用得多的在前
          </>
        }
      />
      {tags.length === 0 && <EmptyState title="还没有标签">文章写上标签以后，会列在这里。</EmptyState>}
      <TagChips tags={tags} className="blog-tags" />
    </div>
  );
}
