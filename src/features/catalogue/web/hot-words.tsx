import { SiteLink } from '#/web/site-link.tsx';
import './hot-words.css';

interface Props {
  words: readonly { word: string; to: string }[];
}

/** What others look for, the first three in vermilion. */
export function HotWords({ words }: Props) {
  return (
    <ol className="hot-words">
      {words.map(({ word, to }, index) => (
        <li key={word}>
          <SiteLink to={to}>
            <b className="num">{index + 1}</b>
            <span>{word}</span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
