import { ArrowLeft, ArrowRight } from 'lucide-react';
import { redirect } from 'react-router';
import { articleKey } from '#/features/word/review-subject.pure.ts';
import { readReviews } from '#/features/word/shared/read-reviews.ts';
import { Reviews } from '#/features/word/shared/reviews.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { categoryPath, postPath, tagPath } from '../blog-path.pure.ts';
import type { Route } from './+types/article.page.ts';
import { ArticleText } from './article-text.tsx';
import { ContentsFold, ContentsRail } from './article-toc.tsx';
import { blogAnswer, blogHeaders } from './blog-data.ts';
import { BlogDown, BlogStale } from './blog-notice.tsx';
import { longDay } from './blog-text.ts';
import './article.css';

export const headers = blogHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  if (!loaderData || loaderData.isDown) {
    return pageHead(site, { title: '博客', description: '影视资讯与使用心得。', path: '/blog', noindex: true });
  }
  const { post, jsonLd } = loaderData;
  return pageHead(site, {
    title: post.Title,
    description: post.Excerpt,
    path: postPath(post.Name),
    type: 'article',
    jsonLd,
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = await attemptApi(context)('GET /api/v1/blog/post', { query: { name: params.name } });
  if (read.ok && read.data.MovedTo) throw redirect(postPath(read.data.MovedTo), 301);
  const { origin, title } = context.get(siteContext);
  const comments = read.ok ? await readReviews(context, articleKey(read.data.Name)) : null;
  return blogAnswer(read, (post) => ({
    post,
    comments,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.Title,
      description: post.Excerpt,
      url: origin + postPath(post.Name),
      inLanguage: 'zh-CN',
      publisher: { '@type': 'Organization', name: title },
      ...(post.PublishedTime && { datePublished: post.PublishedTime }),
      ...(post.UpdatedTime && { dateModified: post.UpdatedTime }),
    },
  }));
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.isDown) return <BlogDown />;
  const { post, comments, isStale } = loaderData;
  const [category] = post.Categories;
  const headings = post.Headings.filter(({ Level }) => Level === 2);
  return (
    <div className="article-page">
      {isStale && <BlogStale />}
      <div className="article-columns">
        <div>
          <Crumbs
            path={[
              { label: '博客', to: '/blog' },
              ...(category ? [{ label: category.DisplayName, to: categoryPath(category.DisplayName) }] : []),
              { label: post.Title },
            ]}
          />
          <article className="article">
            <header>
              <p className="article-meta">
                {category && <SiteLink to={categoryPath(category.DisplayName)}>{category.DisplayName}</SiteLink>}
                {post.PublishedTime && <time dateTime={post.PublishedTime}>{longDay(post.PublishedTime)}</time>}
                <span>
                  约 <b className="num">{post.Minutes}</b> 分钟
                </span>
              </p>
              <h1>{post.Title}</h1>
              {post.Excerpt && <p className="article-lead">{post.Excerpt}</p>}
            </header>
            <ContentsFold headings={headings} />
            <ArticleText parts={post.Parts} />
            {post.Tags.length > 0 && (
              <ul className="article-tags" aria-label="标签">
                {post.Tags.map(({ Name, DisplayName }) => (
                  <li key={Name}>
                    <SiteLink to={tagPath(DisplayName)}>#{DisplayName}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
            <Neighbours previous={post.Previous} next={post.Next} />
          </article>
          <Reviews
            titleKey={articleKey(post.Name)}
            data={comments}
            name="评论"
            invitation="读完想说的，写在这里"
            isMany
          />
        </div>
        <ContentsRail headings={headings} />
      </div>
    </div>
  );
}

type Neighbour = { Name: string; Title: string } | null;

function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav className="article-neighbours" aria-label="上一篇与下一篇">
      {previous && (
        <SiteLink to={postPath(previous.Name)} rel="prev">
          <em>
            <ArrowLeft size={14} aria-hidden />
            上一篇
          </em>
          <strong>{previous.Title}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={postPath(next.Name)} rel="next" className="article-next">
          <em>
            下一篇
            <ArrowRight size={14} aria-hidden />
          </em>
          <strong>{next.Title}</strong>
        </SiteLink>
      )}
    </nav>
  );
}
