import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AnyView } from './any-view.ts';
import { byPlace } from './platform-places.ts';
import './any-platforms.css';

interface Props {
  name: string;
  platforms: AnyView['platforms'];
}

/** One strip of the lawful places, each saying honestly where its link lands. */
export function AnyPlatforms({ name, platforms }: Props) {
  const groups = byPlace(platforms);
  return (
    <section className="any-platforms" aria-labelledby="platforms">
      <h2 id="platforms">正版去哪看</h2>
      {groups.map(({ place, first, more }) => (
        <div key={place} className="any-platforms-place" data-one={groups.length === 1 || undefined}>
          {/* Where all are in one place its name says nothing. */}
          {groups.length > 1 && <h3>{place}</h3>}
          <Platforms platforms={first} />
          {more.length > 0 && (
            <details>
              <summary>更多 {more.length} 个</summary>
              <Platforms platforms={more} />
            </details>
          )}
        </div>
      ))}
      {platforms.length === 0 && (
        <ul>
          <li>
            <Link to={`/userCenter?words=${encodeURIComponent(name)}`}>
              <i aria-hidden="true">搜</i>
              <span>
                <strong>还不知道哪里有</strong>
                <em>用无限搜索找找看</em>
              </span>
            </Link>
          </li>
        </ul>
      )}
    </section>
  );
}

function Platforms({ platforms }: { platforms: AnyView['platforms'] }) {
  return (
    <ul>
      {platforms.map((platform) => (
        <li key={platform.name + platform.url}>
          <a href={platform.url} target="_blank" rel="noopener">
            <i data-platform={platform.name} aria-hidden="true">
              {platform.name.startsWith('哔哩') ? 'B' : [...platform.name][0]}
            </i>
            <span>
              <strong>{platform.name}</strong>
              <em>{platform.note}</em>
            </span>
            <ArrowUpRight size={17} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
