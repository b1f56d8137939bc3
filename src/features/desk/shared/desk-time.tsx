/** A moment to the second, as the logs of the desk show it: 2026-11-15 21:04:09. */
export function DeskTime({ at }: { at: string }) {
  return (
    <time className="num desk-time" dateTime={at}>
      {at.slice(0, 19).replace('T', ' ')}
    </time>
  );
}
