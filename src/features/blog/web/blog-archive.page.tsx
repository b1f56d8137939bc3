import { PageHead } from '#/ui/section/page-head.tsx';
import { Section } from '#/ui/section/section.tsx';
import { attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { postPath } from '../blog-path.pure.ts';
import type { Route } from './+types/blog-archive.page.ts';
import { blogAnswer, blogHeaders } from './blog-data.ts';
import { BlogDown, BlogStale } from './blog-notice.tsx';
import { longMonth } from './blog-text.ts';
import './blog-archive.css';

export const headers = blogHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: '博客归档',
    description: '全部文章，按发表的月份排列。',
    path: '/blog/archive',
    noindex: loaderData?.isDown ?? true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return blogAnswer(await attemptApi(context)('GET /api/v1/blog/archive', {}), ({ Months, Total }) => ({
    months: Months,
    total: Total,
  }));
}

export default function BlogArchivePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.isDown) return <BlogDown />;
  const { months, total, isStale } = loaderData;
  return (
    <div className="blog-archive">
      {isStale && <BlogStale />}
      <PageHead
        title="归档"
        note={
          <>
            全部 <b>{total}</b> 篇文章，按发表的月份排列
          </>
        }
      />
      {months.map(({ Month, Posts }) => (
        <Section
          key={Month}
          size="sm"
          title={longMonth(Month)}
          note={
            <>
              <b>{Posts.length}</b> 篇
            </>
          }
        >
          <ol>
            {Posts.map(({ Name, Title, PublishedTime }) => (
              <li key={Name}>
                <SiteLink to={postPath(Name)}>
                  <span>{Title}</span>
                  {PublishedTime && (
                    <time className="num" dateTime={PublishedTime}>
                      {PublishedTime.slice(5, 10)}
                    </time>
                  )}
                </SiteLink>
              </li>
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
