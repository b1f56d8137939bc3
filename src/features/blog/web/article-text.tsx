import { Fragment } from 'react';
import './article-text.css';

interface Part {
  Html: string;
  Picture: { Url: string; Caption: string } | null;
}

/** The text of an article, with the pictures the site draws before groups of chapters. */
export function ArticleText({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="article-text">
      {parts.map(({ Html, Picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article never change places
        <Fragment key={index}>
          {Picture && (
            <figure className="article-picture">
              <img
                src={Picture.Url}
                alt={Picture.Caption}
                width="720"
                height="280"
                loading={index < 2 ? 'eager' : 'lazy'}
              />
              <figcaption>{Picture.Caption}</figcaption>
            </figure>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list on the server */}
          <div dangerouslySetInnerHTML={{ __html: Html }} />
        </Fragment>
      ))}
    </div>
  );
}
