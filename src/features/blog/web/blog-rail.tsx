import { Archive, Rss } from 'lucide-react';
import { SiteLink } from '#/web/site-link.tsx';
import type { BlogTerm } from '../blog.contract.ts';
import { TagChips } from './tag-chips.tsx';
import './blog-rail.css';

const SHOWN_TAGS = 18;

/** Beside the list: tags, the archive, and the feed. */
export function BlogRail({ tags }: { tags: readonly BlogTerm[] }) {
  const used = [...tags].filter(({ PostCount }) => PostCount > 0).sort((one, other) => other.PostCount - one.PostCount);
  return (
    <aside className="blog-rail" aria-label="博客导航">
      {used.length > 0 && (
        <>
          <h2>标签</h2>
          <TagChips tags={used.slice(0, SHOWN_TAGS)} className="blog-rail-tags" />
        </>
      )}
      <h2>还可以这样读</h2>
      <ul className="blog-rail-links">
        <li>
          <SiteLink to="/blog/archive">
            <Archive size={16} aria-hidden />
            按月归档
          </SiteLink>
        </li>
        <li>
          <a href="/rss/blog.xml">
            <Rss size={16} aria-hidden />
            RSS 订阅
          </a>
        </li>
      </ul>
    </aside>
  );
}
