import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionShown, SourceShown } from './unlimited-data.ts';
import { WhenReady } from './when-ready.tsx';
import './result-nav.css';

interface Props {
  sections: readonly SectionShown[];
  sources: readonly SourceShown[];
  engines: number;
}

const done = <CircleCheck size={14} className="result-nav-done" aria-label="已完成" />;
const waiting = <LoaderCircle size={14} className="result-nav-waiting" aria-label="进行中" />;
const failed = <CircleAlert size={14} className="result-nav-failed" aria-label="没有回应" />;

/** The list of sections: how many each found, and how far it is. */
export function ResultNav({ sections, sources, engines }: Props) {
  return (
    <nav className="result-nav" aria-label="结果分区">
      {sections.map(({ key, name, result }) => (
        <Place key={key} id={key} name={name}>
          <WhenReady of={result} meanwhile={waiting}>
            {(found) =>
              found.isOk ? (
                <>
                  <span className="num">{found.total}</span>
                  {done}
                </>
              ) : (
                failed
              )
            }
          </WhenReady>
        </Place>
      ))}
      {sources.length > 0 && (
        <Place id="live" name="采集源">
          {sources.map(({ name, result }) => (
            <WhenReady key={name} of={result} meanwhile={waiting}>
              {({ isOk }) => (isOk ? done : failed)}
            </WhenReady>
          ))}
        </Place>
      )}
      <Place id="outside" name="站外">
        <span className="num">{engines}</span>
      </Place>
    </nav>
  );
}

function Place({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <a href={`#found-${id}`}>
      {name}
      <span className="result-nav-state">{children}</span>
    </a>
  );
}
