import { useEffect, useRef, useState } from 'react';
import { backgroundApi } from '#/web/browser-api.ts';

const EVERY_MS = 5000;
const WINDOW_MS = 60_000;

/** How many opened the link in the last minute, while somebody looks. */
export function LiveCount({ code, clicks }: { code: string; clicks: number }) {
  const seen = useRef<{ at: number; clicks: number }[]>([]);
  const [recent, setRecent] = useState<number>();
  useEffect(() => {
    seen.current = [{ at: Date.now(), clicks }];
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return;
      const result = await backgroundApi('GET /api/v1/short_url/:Code/visits', {
        params: { Code: code },
        query: { unit: 'day' },
      });
      if (!result.ok) return;
      const now = { at: Date.now(), clicks: result.data.Today.Clicks };
      seen.current = [...seen.current.filter(({ at }) => now.at - at <= WINDOW_MS), now];
      // After midnight the day begins anew.
      setRecent(Math.max(0, now.clicks - (seen.current[0]?.clicks ?? now.clicks)));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [code, clicks]);
  if (recent === undefined) return null;
  return (
    <span className="link-page-live" role="status">
      近一分钟 <b className="num">{recent}</b> 次打开
    </span>
  );
}
