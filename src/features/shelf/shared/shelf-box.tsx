import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#/web/browser-api.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import MemberShelf from './member-shelf.tsx';
import { putOnShelf } from './put-on-shelf.ts';
import { ShelfFoot, ToLists } from './shelf-foot.tsx';
import './shelf-panel.css';

interface Props {
  titleKey: string;
  onRefused?: () => void;
}

/** What is kept of a title, to be changed. What is on no shelf yet goes to 想看 at once: that is what its button says. */
export default function ShelfBox({ titleKey, onRefused }: Props) {
  const [mine, setMine] = useState<ShelfMine>();
  const refused = useRef(onRefused);
  refused.current = onRefused;

  useEffect(() => {
    let isGone = false;
    readOrPut(titleKey).then((known) => {
      if (isGone) return;
      if (known) setMine(known);
      else refused.current?.();
    });
    return () => {
      isGone = true;
    };
  }, [titleKey]);

  if (!mine) return <div className="shelf-panel-states" aria-busy="true" />;
  return (
    <>
      <MemberShelf titleKey={titleKey} initial={mine.Shelf} score={mine.Score} />
      <ShelfFoot>
        <ToLists titleKey={titleKey} />
      </ShelfFoot>
    </>
  );
}

async function readOrPut(key: string): Promise<ShelfMine | undefined> {
  const known = await browserApi('GET /api/v1/shelf/mine', { query: { key } });
  if (!known.ok) return undefined;
  return known.data.Shelf ? known.data : putOnShelf(key, { State: 'want' }, '已放进「想看」');
}
