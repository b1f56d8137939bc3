import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#/ui/toast/toast-store.ts';

/** Not asked for yet; being asked for; seen; not to be had, for one reason or another. */
export type Viewfinder = 'closed' | 'opening' | 'live' | 'none';

/** Browsers that know the lamp tell so among the camera's abilities; the types do not know it yet. */
type WithLamp = MediaTrackCapabilities & { torch?: boolean };
type LampSetting = MediaTrackConstraintSet & { torch?: boolean };

/**
 * The camera in the page. It opens by itself for those who allowed it before, for others at the first press; where the browser
 * has none (plain http, no device, refused) the phone's own camera or a file does.
 */
export function useViewfinder(isWanted: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const [state, setState] = useState<Viewfinder>('none');
  const [lamp, setLamp] = useState<boolean>();

  function close(next: Viewfinder) {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setLamp(undefined);
    setState(next);
  }

  async function open(signal?: AbortSignal) {
    setState('opening');
    try {
      const found = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      stream.current = found;
      const [track] = found.getVideoTracks();
      if (signal?.aborted || !video.current || !track) {
        close('closed');
        return;
      }
      // Taken away by another program or by the system.
      track.addEventListener('ended', () => close('closed'));
      video.current.srcObject = found;
      await video.current.play();
      setLamp((track.getCapabilities?.() as WithLamp | undefined)?.torch ? false : undefined);
      setState('live');
    } catch {
      close('none');
    }
  }

  const openNow = useEffectEvent(open);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isWanted || !navigator.mediaDevices?.getUserMedia) return;
    const stop = new AbortController();
    setState('closed');
    navigator.permissions
      ?.query({ name: 'camera' as PermissionName })
      .then(({ state: answer }) => {
        if (stop.signal.aborted) return;
        if (answer === 'granted') void openNow(stop.signal);
        if (answer === 'denied') setState('none');
      })
      // Some browsers do not know the question: then the first press asks.
      .catch(() => {});
    const rest = () => {
      if (document.hidden && stream.current) closeNow('closed');
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      stop.abort();
      document.removeEventListener('visibilitychange', rest);
      for (const track of stream.current?.getTracks() ?? []) track.stop();
      stream.current = undefined;
    };
  }, [isWanted]);

  return {
    video,
    state,
    /** Whether the lamp is on; undefined where there is none. */
    lamp,
    async open() {
      await open();
      // Refused, taken by another program, or none: the button is the phone's own camera from now on.
      if (!stream.current) toast('没能打开相机，再按一下用系统相机，或从相册选');
    },
    async turnLamp() {
      const [track] = stream.current?.getVideoTracks() ?? [];
      const next = !lamp;
      await track?.applyConstraints({ advanced: [{ torch: next } as LampSetting] }).catch(() => undefined);
      setLamp(next);
    },
    /** What is seen now, as wide as the page shows it. */
    async shoot(): Promise<Blob | undefined> {
      const screen = video.current;
      if (!screen?.videoWidth) return undefined;
      const { framePart, pictureOf } = await import('./small-photo.ts');
      const photo = await pictureOf(screen, framePart(screen));
      close('closed');
      return photo;
    },
  };
}
