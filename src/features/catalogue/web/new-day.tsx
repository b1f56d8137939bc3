import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { Journal, JournalEntry } from './new-data.ts';
import type { Change } from './new-words.ts';
import { TitleCover } from './title-cover.tsx';

/** A day of the journal, or a month or year long ago: a few at length, the others a line each. */
export function NewDay({ group, to }: { group: Journal['groups'][number]; to: string }) {
  const { name, date, count, large, rest, more } = group;
  return (
    <section className="new-day" aria-label={name}>
      {date && (
        <p className="new-date">
          <b className="num">{date.day}</b>
          <span>{date.text}</span>
          <span>{date.lunar}</span>
          {date.feast && <em>{date.feast}</em>}
        </p>
      )}
      <div className="new-entries">
        <h2>
          {name} <small>{thousands(count)} 部</small>
        </h2>
        <ul className="new-large">
          {large.map(({ key, path, name: title, facts, change, summary, cover }) => (
            <li key={key}>
              <SiteLink to={path} className="new-entry">
                <TitleCover cover={cover} className="new-cover" />
                <span>
                  <strong>{title}</strong>
                  <span className="new-facts">{facts}</span>
                  <ChangeText change={change} />
                  {summary && <span className="new-summary">{summary}</span>}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        {rest.length > 0 && <NewLines entries={rest} />}
        {more && (
          <p className="new-rest-more">
            <Button kind="line" size="sm" to={to}>
              {more}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

export function NewLines({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    <ul className="new-rest">
      {entries.map(({ key, path, name, facts, change, cover }) => (
        <li key={key}>
          <SiteLink to={path} className="new-line">
            <TitleCover cover={cover} className="new-mini" />
            <span>
              <strong>{name}</strong>
              <span className="new-facts">{facts}</span>
            </span>
            <ChangeText change={change} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function ChangeText({ change: { kind, word, detail } }: { change: Change }) {
  return (
    <span className="new-change" data-kind={kind}>
      {detail ? `${word} · ${detail}` : word}
    </span>
  );
}
