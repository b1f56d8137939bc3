import { Archive, Rss } from 'lucide-react';
import { Chip } from '#/ui/chip/chip.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { BlogTerm } from '../blog.contract.ts';
import { tagPath } from '../blog-path.pure.ts';
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
          <ul className="blog-rail-tags">
            {used.slice(0, SHOWN_TAGS).map(({ Name, DisplayName, PostCount }) => (
              <li key={Name}>
                <Chip to={tagPath(DisplayName)} count={PostCount}>
                  {DisplayName}
                </Chip>
              </li>
            ))}
          </ul>
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
