import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../frame/tool-fault.pure.ts';
import { cameraFault } from './camera-fault.pure.ts';
import { readFrame } from './read-qr.ts';

const LOOK_EVERY_MS = 250;

/** Looks through the camera until it sees a code; then, or when told to, the camera is turned off. */
export function useCamera(tell: (text: string) => void, fail: (fault: Fault | undefined) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const look = async () => {
      try {
        // Pages that came over plain http have no cameras at all.
        if (!navigator.mediaDevices) throw new DOMException('', 'SecurityError');
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        const screen = video.current;
        if (!screen || stop.signal.aborted) return;
        screen.srcObject = stream;
        await screen.play();
        while (!stop.signal.aborted) {
          const { videoWidth, videoHeight } = screen;
          const text = videoWidth ? await readFrame(screen, videoWidth, videoHeight, stop.signal) : null;
          if (text !== null) {
            tell(text);
            setIsOn(false);
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
        }
      } catch (error) {
        if (stop.signal.aborted) return;
        fail({ message: cameraFault(error) });
        setIsOn(false);
      }
    };
    fail(undefined);
    look().finally(() => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    });
    return () => {
      stop.abort();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn, tell, fail]);

  return { video, isOn, toggle: () => setIsOn((was) => !was) };
}
