import { useEffect } from 'react';
import { Chip } from '#/ui/chip/chip.tsx';
import { readStored, useStored, writeStored } from '#/web/local-storage.ts';
import { RECENT_TOOLS, type Recent, recentsOf } from './recents.ts';
import './tool-links.css';

const MOST = 8;

/** The tools this browser opened last, newest first. With `current`, that one is put at the front and not shown. */
export function RecentTools({ current }: { current?: Recent }) {
  const kept = useStored(RECENT_TOOLS);
  const { url, name } = current ?? {};

  useEffect(() => {
    if (url === undefined || name === undefined) return;
    const others = recentsOf(readStored(RECENT_TOOLS)).filter((one) => one.url !== url);
    writeStored(RECENT_TOOLS, [{ url, name }, ...others].slice(0, MOST));
  }, [url, name]);

  const shown = recentsOf(kept).filter((one) => one.url !== url);
  if (shown.length === 0) return null;
  return (
    <nav className="tool-links-recent" aria-label="最近用过">
      <span>最近用过</span>
      {shown.map((one) => (
        <Chip key={one.url} to={`/tool/${encodeURIComponent(one.url)}`}>
          {one.name}
        </Chip>
      ))}
    </nav>
  );
}
