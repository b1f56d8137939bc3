import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnyView } from './any-view.ts';
import './any-platforms.css';

interface Props {
  name: string;
  platforms: AnyView['platforms'];
  actions: ReactNode;
}

/** One strip of the lawful places, each saying honestly where its link lands. */
export function AnyPlatforms({ name, platforms, actions }: Props) {
  return (
    <section className="any-platforms" aria-labelledby="platforms">
      <h2 id="platforms">正版去哪看</h2>
      <div className="any-platforms-actions">{actions}</div>
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
        {platforms.length === 0 && (
          <li>
            <Link to={`/userCenter?words=${encodeURIComponent(name)}`}>
              <i aria-hidden="true">搜</i>
              <span>
                <strong>还不知道哪里有</strong>
                <em>用无限搜索找找看</em>
              </span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
