import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import type { EpisodeView } from '../sets-view.ts';
import { clockText } from '../watched.ts';
import { loadVideo } from './load-video.ts';
import { keyAction } from './player-keys.ts';
import { beginning, isOver, type Skip, useSkip } from './skips.ts';
import { useResume } from './use-resume.ts';
import { watchProgress } from './watch-progress.ts';
import './player.css';

interface Props {
  anyKey: string;
  source: string;
  sets: readonly EpisodeView[];
  /** Place of the set that plays, in the order of the story. */
  at: number;
  /** Where another source stopped, in seconds. */
  from: number | undefined;
  /** No source plays it. */
  isFailed: boolean;
  hasOther: boolean;
  /** No other source has it. */
  isOnly: boolean;
  onMove: (at: number) => void;
  /** With the seconds it had come to; undefined when it never began. */
  onFail: (url: string, seconds: number | undefined) => void;
  onRetry: () => void;
  onClose: () => void;
}

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'];

/** Plays a set in the page: from where it was left, at the chosen speed, and on to the next. */
export function Player(props: Props) {
  const { anyKey, source, sets, at, from, isFailed, onMove, onClose } = props;
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState('1');
  const episode = sets[at];
  const url = episode?.url ?? '';
  const [skip, setSkip] = useSkip(anyKey);
  const latest = useRef(props);
  latest.current = props;
  const resume = useResume({ anyKey, source, set: episode?.name ?? '' });

  useEffect(() => {
    const shown = video.current;
    if (!shown || !url || isFailed) return;
    let place: number | undefined;
    const note = () => {
      place = shown.currentTime || place;
    };
    const fail = () => latest.current.onFail(url, place);
    shown.addEventListener('timeupdate', note);
    const endWatch = watchProgress(shown, () => latest.current.hasOther, fail);
    const unload = loadVideo(shown, url, fail);
    return () => {
      shown.removeEventListener('timeupdate', note);
      endWatch();
      unload();
    };
  }, [url, isFailed]);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    video.current?.focus();
  }, []);

  if (!episode) return null;
  const isLast = at >= sets.length - 1;

  function finish() {
    resume.finish(video.current);
    if (!isLast) onMove(at + 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!video.current || event.target instanceof HTMLInputElement) return;
    // Space on a button presses it.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'next') {
      if (!isLast) onMove(at + 1);
    } else action(video.current);
  }

  return (
    <section ref={frame} className="player" aria-label={`正在播放 ${episode.name}`} onKeyDown={onKeyDown}>
      {isFailed ? (
        <div className="player-failed" role="alert">
          <p>{props.isOnly ? '这个来源现在放不了。' : '几个来源现在都放不了。'}</p>
          <Button kind="line" onClick={props.onRetry} icon={<RotateCw aria-hidden />}>
            再试一次
          </Button>
          <Button href={url} target="_blank" rel="noopener" kind="line" icon={<ExternalLink aria-hidden />}>
            在新窗口打开
          </Button>
        </div>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the sources give no captions
        <video
          ref={video}
          className="player-video"
          controls
          autoPlay
          playsInline
          preload="metadata"
          onLoadedMetadata={(event) => {
            event.currentTarget.playbackRate = Number(speed);
            resume.restore(event.currentTarget, from);
            event.currentTarget.currentTime = beginning(skip, event.currentTarget) ?? event.currentTarget.currentTime;
          }}
          onTimeUpdate={(event) => {
            if (!isLast && isOver(skip, event.currentTarget)) finish();
            else resume.note(event.currentTarget);
          }}
          onPause={(event) => resume.save(event.currentTarget)}
          onEnded={finish}
        />
      )}
      <div className="player-bar">
        <strong>{episode.name}</strong>
        <IconButton
          label="上一集"
          icon={<ChevronLeft aria-hidden />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label="下一集"
          icon={<ChevronRight aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(at + 1)}
        />
        <Segmented
          label="倍速"
          segments={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={(value) => {
            setSpeed(value);
            if (video.current) video.current.playbackRate = Number(value);
          }}
        />
        {sets.length > 1 && <Skips skip={skip} video={video} onChange={setSkip} />}
        <span className="player-keys">空格 暂停 · ←→ 5 秒 · ↑↓ 音量 · F 全屏 · M 静音 · N 下一集</span>
        <IconButton label="关闭播放器" icon={<X aria-hidden />} onClick={onClose} />
      </div>
    </section>
  );
}

interface SkipsProps {
  skip: Skip;
  video: RefObject<HTMLVideoElement | null>;
  onChange: (part: Partial<Skip>) => void;
}

/** Where the intro ends and the outro begins: told once, kept for the series. */
function Skips({ skip: { intro, outro }, video, onChange }: SkipsProps) {
  const said = [intro > 0 && `片头 ${clockText(intro)}`, outro > 0 && `片尾 ${clockText(outro)}`].filter(Boolean);
  return (
    <span className="player-skips">
      <Button kind="quiet" size="sm" onClick={() => onChange({ intro: Math.floor(video.current?.currentTime ?? 0) })}>
        片头到这里
      </Button>
      <Button
        kind="quiet"
        size="sm"
        onClick={() => {
          const { duration = 0, currentTime = 0 } = video.current ?? {};
          if (duration > 0) onChange({ outro: Math.ceil(duration - currentTime) });
        }}
      >
        片尾从这里
      </Button>
      {said.length > 0 && (
        <>
          <span>已记住：跳过{said.join('、')}</span>
          <Button kind="quiet" size="sm" onClick={() => onChange({ intro: 0, outro: 0 })}>
            不跳了
          </Button>
        </>
      )}
    </span>
  );
}
