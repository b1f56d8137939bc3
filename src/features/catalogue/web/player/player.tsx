import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
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
import './player.css';

interface Props {
  anyKey: string;
  source: string;
  sets: readonly EpisodeView[];
  /** Place of the set that plays, in the order of the story. */
  at: number;
  onMove: (at: number) => void;
  /** Answers whether there is another way to play it. */
  onFail: (url: string) => boolean;
  onClose: () => void;
}

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'];

/** Plays a set in the page: from where it was left, at the chosen speed, and on to the next. */
export default function Player({ anyKey, source, sets, at, onMove, onFail, onClose }: Props) {
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState('1');
  const [failed, setFailed] = useState<string>();
  const episode = sets[at];
  const url = episode?.url ?? '';
  const [skip, setSkip] = useSkip(anyKey);
  const fail = useRef(onFail);
  fail.current = onFail;
  const resume = useResume({ anyKey, source, set: episode?.name ?? '' });

  useEffect(() => {
    if (!video.current || !url) return;
    setFailed(undefined);
    return loadVideo(video.current, url, () => {
      if (!fail.current(url)) setFailed(url);
    });
  }, [url]);
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
      {failed === url ? (
        <div className="player-failed" role="alert">
          <p>这个来源现在放不了。</p>
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
            resume.restore(event.currentTarget);
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
