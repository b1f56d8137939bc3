import { ArrowDownUp, ArrowUpRight, Play } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Section } from '#/ui/section/section.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { EpisodeLists, type LastWatched } from './episode-lists.tsx';
import type { EpisodeSource } from './sets-view.ts';
import { clockText, isSeen, rememberWatched, useWatched } from './watched.ts';
import './any-sets.css';

const PlaySources = lazy(() => import('./player/play-sources.tsx'));

const SETS_ORDER = storedValue<'old' | 'new'>('setsOrder');

interface Props {
  anyKey: string;
  sources: readonly EpisodeSource[];
}

/** The sets of a title, newest first unless the reader prefers otherwise; the choice is remembered. */
export function AnySets({ anyKey, sources }: Props) {
  const isOldFirst = useStored(SETS_ORDER) === 'old';
  const { watched, isSettled } = useWatched(anyKey);
  const [chosen, setChosen] = useState<{ source: number; set: number }>();
  const opener = useRef<HTMLElement>(null);
  const found = findWatched(sources, watched);
  // What was seen to its end goes on with the next one, as soon as there is one.
  const next = found && watched && isSeen(watched) ? sources[found.source]?.sets[found.set + 1] : undefined;
  const last = found && next ? { source: found.source, set: found.set + 1, episode: next } : found;
  const isAsked = useRef(true);

  // 接着看 on the home page is one tap.
  useEffect(() => {
    if (!isAsked.current || !last || !isSettled || window.location.hash !== '#play') return;
    isAsked.current = false;
    if (last.episode.isPlayable) setChosen({ source: last.source, set: last.set });
  }, [last, isSettled]);

  /** Plays in the page what a browser can play; anything else is a link that opens its own window. */
  function open(event: MouseEvent<HTMLElement>, source: number, set: number) {
    const episode = sources[source]?.sets[set];
    if (!episode) return;
    const isSame = last?.source === source && last.set === set;
    rememberWatched(anyKey, {
      Source: sources[source]?.name ?? '',
      Set: episode.name,
      Seconds: isSame ? (watched?.Seconds ?? 0) : 0,
    });
    if (!episode.isPlayable || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setChosen({ source, set });
  }

  /** The keyboard goes on where it was before. */
  function close() {
    setChosen(undefined);
    opener.current?.focus();
  }

  return (
    <Section
      id="sets"
      title="选集"
      size="sm"
      className="any-sets"
      note={sources.length === 1 && sources[0]?.name}
      extra={
        <>
          {/* Styles alone show the list of the chosen source, so that it works without JavaScript too. */}
          {sources.length > 1 && (
            <Segmented
              label="来源"
              segments={sources.map(({ name }, index) => ({ value: String(index), label: name }))}
              defaultValue="0"
            />
          )}
          <button
            type="button"
            className="any-sets-order"
            aria-pressed={!isOldFirst}
            onClick={() => writeStored(SETS_ORDER, isOldFirst ? 'new' : 'old')}
          >
            <ArrowDownUp size={14} aria-hidden />
            {isOldFirst ? '从头开始' : '最新在前'}
          </button>
        </>
      }
    >
      {chosen && (
        <Suspense fallback={<div className="any-sets-waiting" aria-busy="true" />}>
          <PlaySources anyKey={anyKey} sources={sources} chosen={chosen} onClose={close} />
        </Suspense>
      )}
      <p className="any-sets-resume" id="play">
        {last ? (
          <>
            <Play size={14} fill="currentColor" strokeWidth={0} aria-hidden />
            <span>
              {next ? '下一集是' : '上次看到'}
              <b>{last.episode.name}</b>
              {!next && watched && watched.Seconds > 0 && (
                <>
                  ，<span className="num">{clockText(watched.Seconds)}</span>
                </>
              )}
            </span>
            <a
              href={last.episode.url}
              {...(!last.episode.isPlayable && { target: '_blank', rel: 'noopener' })}
              onClick={(event) => open(event, last.source, last.set)}
            >
              接着看
              <ArrowUpRight size={14} aria-hidden />
            </a>
          </>
        ) : (
          <span>{hintOf(sources)}</span>
        )}
      </p>
      <EpisodeLists sources={sources} isOldFirst={isOldFirst} last={last} onOpen={open} />
    </Section>
  );
}

function findWatched(
  sources: readonly EpisodeSource[],
  watched: { Source: string; Set: string } | undefined,
): LastWatched | undefined {
  const has = ({ sets }: EpisodeSource) => sets.some(({ name }) => name === watched?.Set);
  const own = sources.findIndex((source) => source.name === watched?.Source && has(source));
  // Another device played it from a source that is not here any more.
  const source = own >= 0 ? own : sources.findIndex(has);
  const set = sources[source]?.sets.findIndex(({ name }) => name === watched?.Set) ?? -1;
  const episode = sources[source]?.sets[set];
  return episode && { source, set, episode };
}

/** The line is there before anything was watched too, so that nothing moves when it changes. */
function hintOf(sources: readonly EpisodeSource[]): string {
  const isPlayable = sources.some(({ sets }) => sets.some((episode) => episode.isPlayable));
  return isPlayable ? '点一集就在这一页播放，会记住看到哪里。' : '点击集数跳转到播放平台，并记录观看进度。';
}
