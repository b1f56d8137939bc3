import { Pin } from 'lucide-react';
import { SiteLink } from '#/web/site-link.tsx';
import type { BlogPost } from '../blog.contract.ts';
import { categoryPath, postPath, tagPath } from '../blog-path.pure.ts';
import { longDay } from './blog-text.ts';
import './post-row.css';

/** An article in a list. The picture leads to the same place as the title, so only the title is a stop. */
export function PostRow({ post, isFirst }: { post: BlogPost; isFirst: boolean }) {
  const [category] = post.Categories;
  return (
    <article className="post-row">
      <SiteLink className="post-row-art" to={postPath(post.Name)} tabIndex={-1} aria-hidden="true">
        <img src={post.Cover} alt="" width="360" height="220" loading={isFirst ? 'eager' : 'lazy'} />
      </SiteLink>
      <div className="post-row-text">
        <p className="post-row-meta">
          {category && <SiteLink to={categoryPath(category.DisplayName)}>{category.DisplayName}</SiteLink>}
          {post.PublishedTime && <time dateTime={post.PublishedTime}>{longDay(post.PublishedTime)}</time>}
          {post.IsPinned && (
            <span className="post-row-pin">
              <Pin size={13} aria-hidden />
              置顶
            </span>
          )}
        </p>
        <h2>
          <SiteLink to={postPath(post.Name)}>{post.Title}</SiteLink>
        </h2>
        {post.Excerpt && <p className="post-row-excerpt">{post.Excerpt}</p>}
        {post.Tags.length > 0 && (
          <ul className="post-row-tags" aria-label="标签">
            {post.Tags.map(({ Name, DisplayName }) => (
              <li key={Name}>
                <SiteLink to={tagPath(DisplayName)}>#{DisplayName}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
