import { useState } from 'react';
import { WATCHED } from '#/features/history/shared/kept-history.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { readStored } from '#/web/local-storage.ts';
import { type EpisodeSource, elsewhere } from '../sets-view.ts';
import { rememberWatched, watchedIn } from '../watched.ts';
import { Player } from './player.tsx';

interface Chosen {
  source: number;
  set: number;
}

interface Playing extends Chosen {
  /** Where another source stopped, in seconds. */
  from?: number | undefined;
  /** Addresses that did not play. */
  failed: ReadonlySet<string>;
  /** No source plays it. */
  isFailed?: boolean;
}

interface Props {
  anyKey: string;
  sources: readonly EpisodeSource[];
  /** What the reader pressed: another object for another press. */
  chosen: Chosen;
  onClose: () => void;
}

const begin = (chosen: Chosen): Playing => ({ ...chosen, failed: new Set() });

/** Plays what was chosen, and goes on with the same episode from the next source when one fails. */
export default function PlaySources({ anyKey, sources, chosen, onClose }: Props) {
  const [asked, setAsked] = useState(chosen);
  const [playing, setPlaying] = useState(() => begin(chosen));
  const play = (wanted: Chosen) => {
    setAsked(wanted);
    setPlaying(begin(wanted));
  };
  const [pressed, setPressed] = useState(chosen);
  if (pressed !== chosen) {
    setPressed(chosen);
    play(chosen);
  }

  /** Where this one stopped, or was to begin, the next goes on. */
  function change(url: string, reached: number | undefined) {
    const failing = sources[playing.source]?.sets[playing.set];
    if (failing?.url !== url) return;
    const watched = watchedIn(readStored(WATCHED))[anyKey];
    const from = reached ?? playing.from ?? (watched?.Set === failing.name ? watched.Seconds : 0);
    const failed = new Set([...playing.failed, url]);
    const next = elsewhere(sources, playing, failed);
    // Where none plays it, it stays with what the reader chose.
    const { source, set } = next ?? asked;
    const to = sources[source];
    rememberWatched(anyKey, { Source: to?.name ?? '', Set: to?.sets[set]?.name ?? '', Seconds: Math.floor(from) });
    if (next) toast(`「${sources[playing.source]?.name}」放不了，换到「${to?.name}」`);
    setPlaying({ source, set, from, failed, isFailed: !next });
  }

  return (
    <Player
      anyKey={anyKey}
      source={sources[playing.source]?.name ?? ''}
      sets={sources[playing.source]?.sets ?? []}
      at={playing.set}
      from={playing.from}
      isFailed={playing.isFailed ?? false}
      hasOther={elsewhere(sources, playing, playing.failed) !== undefined}
      isOnly={elsewhere(sources, playing, new Set()) === undefined}
      onMove={(set) => play({ source: playing.source, set })}
      onFail={change}
      onRetry={() => setPlaying({ ...playing, failed: new Set(), isFailed: false })}
      onClose={onClose}
    />
  );
}
