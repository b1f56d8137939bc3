import type { MouseEvent } from 'react';
import type { EpisodeSource, EpisodeView } from './sets-view.ts';

export interface LastWatched {
  source: number;
  set: number;
  episode: EpisodeView;
}

interface Props {
  sources: readonly EpisodeSource[];
  isOldFirst: boolean;
  last: LastWatched | undefined;
  onOpen: (event: MouseEvent<HTMLElement>, source: number, set: number) => void;
}

/** Beyond this the rest is folded away. */
const SHOWN = 60;

/** All sources are in the page; styles show the one that is chosen. */
export function EpisodeLists({ sources, isOldFirst, last, onOpen }: Props) {
  return sources.map(({ name, sets, isWide }, source) => {
    const numbered = sets.map((episode, set) => ({ episode, set }));
    const ordered = isOldFirst ? numbered : numbered.toReversed();
    const cell = ({ episode, set }: { episode: EpisodeView; set: number }) => (
      <li key={`${set} ${episode.name}`}>
        <Episode
          episode={episode}
          state={last?.source === source ? stateOf(set, last.set) : undefined}
          onOpen={(event) => onOpen(event, source, set)}
        />
      </li>
    );
    const rest = ordered.slice(SHOWN);
    return (
      <div key={name} className="episodes" data-wide={isWide || undefined} data-source={source}>
        <ol aria-label={`${name}的选集`}>{ordered.slice(0, SHOWN).map(cell)}</ol>
        {rest.length > 0 && (
          <details>
            <summary>其余 {rest.length} 集</summary>
            <ol aria-label={`${name}的其余选集`}>{rest.map(cell)}</ol>
          </details>
        )}
      </div>
    );
  });
}

type State = 'seen' | 'now' | undefined;

/** What comes before the one that was last watched counts as seen. */
function stateOf(set: number, last: number): State {
  if (set === last) return 'now';
  return set < last ? 'seen' : undefined;
}

const SPOKEN = { seen: '，看过', now: '，上次看到这里' };

interface EpisodeProps {
  episode: EpisodeView;
  state: State;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

function Episode({ episode: { name, label, url, isPlayable }, state, onOpen }: EpisodeProps) {
  return (
    <a
      href={url}
      className="episode"
      data-state={state}
      aria-label={`${name}${state ? SPOKEN[state] : ''}`}
      {...(!isPlayable && { target: '_blank', rel: 'noopener' })}
      onClick={onOpen}
    >
      <span className={/^\d+$/.test(label) ? 'num' : undefined}>{label}</span>
    </a>
  );
}
