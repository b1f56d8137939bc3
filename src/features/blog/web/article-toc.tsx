import { ChevronDown, List } from 'lucide-react';
import { useCurrentHeading } from './use-current-heading.ts';

interface Heading {
  Id: string;
  Text: string;
}

interface Props {
  headings: readonly Heading[];
}

/** Fewer need no table. */
const FEWEST = 2;

/** The table of contents beside the text; it marks the chapter that is being read. */
export function ContentsRail({ headings }: Props) {
  const current = useCurrentHeading(headings.map(({ Id }) => Id));
  if (headings.length < FEWEST) return null;
  return (
    <nav className="article-toc" aria-labelledby="article-toc-title">
      <h2 id="article-toc-title">目录</h2>
      <ol>
        {headings.map(({ Id, Text }) => (
          <li key={Id}>
            <a href={`#${Id}`} aria-current={Id === current ? 'true' : undefined}>
              {Text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same on narrow screens, folded under the lead. */
export function ContentsFold({ headings }: Props) {
  if (headings.length < FEWEST) return null;
  return (
    <details className="article-fold">
      <summary>
        <List size={16} aria-hidden />
        目录
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ol>
        {headings.map(({ Id, Text }) => (
          <li key={Id}>
            <a href={`#${Id}`}>{Text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
