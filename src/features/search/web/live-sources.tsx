import { CircleAlert, CircleCheck, LoaderCircle, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Section } from '#/ui/section/section.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { type Later, type SourceResult, type SourceShown, toSourceResult } from './unlimited-data.ts';
import { WhenReady } from './when-ready.tsx';
import './live-sources.css';

interface Props {
  words: string;
  sources: readonly SourceShown[];
}

/** Sources outside, each with its own state: a dead one says so and may be asked again. */
export function LiveSources({ words, sources }: Props) {
  return (
    <Section id="found-live" size="sm" title="采集源" note="实时查询，结果保留 10 分钟" className="found-section">
      <ul className="live-sources">
        {sources.map(({ name, result }) => (
          <LiveSource key={name} words={words} name={name} result={result} />
        ))}
      </ul>
    </Section>
  );
}

interface SourceProps {
  words: string;
  name: string;
  result: Later<SourceResult>;
}

function LiveSource({ words, name, result }: SourceProps) {
  const [again, setAgain] = useState<Later<SourceResult>>();
  const ask = () =>
    setAgain(
      browserApi('GET /api/v1/crawl/search/source', { query: { words, name } }, { quiet: true }).then(toSourceResult),
    );
  return (
    <WhenReady
      of={again ?? result}
      meanwhile={
        <Row
          icon={<LoaderCircle size={16} className="live-source-waiting" aria-hidden />}
          name={name}
          note="正在等待……"
        >
          <Skeleton shape="block" height="12px" />
        </Row>
      }
    >
      {({ isOk, count, took, message, found }) =>
        isOk ? (
          <Row
            icon={<CircleCheck size={16} className="live-source-done" aria-hidden />}
            name={name}
            note={count > 0 ? `找到 ${count} 部 · ${(took / 1000).toFixed(1)} 秒` : message}
          >
            {found.slice(0, 6).map(({ name: title, url }) => (
              <FoundLink key={title} title={title} url={url} />
            ))}
          </Row>
        ) : (
          <Row icon={<CircleAlert size={16} aria-hidden />} name={name} note={message} isFailed>
            <Button
              kind="line"
              size="sm"
              icon={<RotateCcw />}
              href={`/userCenter?whole=1&words=${encodeURIComponent(words)}`}
              onClick={(event) => {
                event.preventDefault();
                ask();
              }}
            >
              再问一次
            </Button>
          </Row>
        )
      }
    </WhenReady>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  note: string;
  isFailed?: boolean;
  children: ReactNode;
}

function Row({ icon, name, note, isFailed = false, children }: RowProps) {
  return (
    <li className="live-source" data-failed={isFailed || undefined}>
      <span className="live-source-name">
        {icon}
        <strong>{name}</strong>
      </span>
      <em>{note}</em>
      <div className="live-source-found">{children}</div>
    </li>
  );
}

function FoundLink({ title, url }: { title: string; url: string }) {
  if (url.startsWith('/')) {
    return (
      <SiteLink to={url} data-found>
        {title}
      </SiteLink>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" data-found>
      {title}
    </a>
  );
}
