import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Engines } from './engines.tsx';
import { FoundSection } from './found-section.tsx';
import { LiveSources } from './live-sources.tsx';
import { ResultNav } from './result-nav.tsx';
import type { Later, SectionResult, SectionShown, SourceShown } from './unlimited-data.ts';
import { WhenReady } from './when-ready.tsx';

interface Props {
  words: string;
  found: { sections: readonly SectionShown[]; sources: readonly SourceShown[] };
  engines: readonly { name: string; url: string }[];
}

export function SearchResults({ words, found: { sections, sources }, engines }: Props) {
  return (
    <div className="unlimited-columns">
      <ResultNav sections={sections} sources={sources} engines={engines.length} />
      <div className="unlimited-results">
        <WhenReady of={allOf(sections)} meanwhile={null}>
          {(results) => <NothingInside words={words} results={results} />}
        </WhenReady>
        <div className="unlimited-sections">
          {sections.map((section) => (
            <FoundSection key={section.key} section={section} />
          ))}
        </div>
        {sources.length > 0 && <LiveSources words={words} sources={sources} />}
        <Engines engines={engines} />
      </div>
    </div>
  );
}

const everything = new WeakMap<readonly SectionShown[], Promise<SectionResult[]>>();

/** One promise for each list: a new one with each rendering would never be done. */
function allOf(sections: readonly SectionShown[]): Later<SectionResult[]> {
  const isThere = sections.every(({ result }) => !(result instanceof Promise));
  // Just looked at: none of them is a promise.
  if (isThere) return sections.map(({ result }) => result as SectionResult);
  const known = everything.get(sections) ?? Promise.all(sections.map(({ result }) => result));
  everything.set(sections, known);
  return known;
}

function NothingInside({ words, results }: { words: string; results: readonly SectionResult[] }) {
  if (results.some((result) => !result.isOk || result.total > 0)) return null;
  return <EmptyState title={`站里没有「${words}」`}>换个说法，或用拼音、首字母再试；下面也可以到站外找找。</EmptyState>;
}
