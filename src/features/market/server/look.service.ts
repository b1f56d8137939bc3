import { setImmediate } from 'node:timers/promises';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { Changes } from '#/platform/change/changes.ts';
import type { Item } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import type { LookStore } from './look.store.ts';
import { notAPhoto } from './market.errors.ts';
import type { PictureGateway } from './picture.gateway.ts';
import { ALIKE, nearest, type Print, printText, readPrint } from './print.rules.ts';
import { wordsOf } from './similar.rules.ts';

interface Needs {
  items: Pick<ItemStore, 'listByIds'>;
  looks: LookStore;
  pictures: PictureGateway;
  changes: Changes;
  now: () => number;
}

const AT_ONCE = 200;
/** How many prints are compared, those of the hottest items: a few milliseconds' work. */
const MOST_COMPARED = 20_000;
/** Each is compared with all views of a photo; then others have their turn. */
const IN_ONE_GO = 1000;
const SHOWN = 20;
/** The words come from the closest few. */
const NAMED_BY = 6;

export type LookService = ReturnType<typeof createLookService>;

export function createLookService({ items, looks, pictures, changes, now }: Needs) {
  const known = new OnceCache<{ id: number; print: Print }[]>({ most: 1 });
  changes.on(['content', 'looks'], () => known.clear());

  const prints = () =>
    known.through('all', async () =>
      (await looks.prints(MOST_COMPARED)).flatMap(({ id, print: text }) => {
        const print = readPrint(text);
        return print ? [{ id, print }] : [];
      }),
    );

  return {
    /** Looks at pictures nobody looked at yet; false when there was none. */
    async lookAtSome(signal: AbortSignal, heartbeat: () => void): Promise<boolean> {
      const waiting = await looks.waiting(AT_ONCE);
      for (const picture of waiting) {
        heartbeat();
        const seen = await pictures.seeImage(picture.image, signal);
        await looks.keep(picture, seen ? printText(seen.print) : '', seen, now());
      }
      if (waiting.length > 0) await changes.tell('looks');
      return waiting.length > 0;
    },

    /** What looks like a photo, and what those things are called. Nothing of the photo is kept. */
    async findByPhoto(bytes: Uint8Array): Promise<{ words: string; items: Item[] }> {
      const seen = await pictures.seePhoto(bytes);
      if (!seen) throw notAPhoto();
      const views = [seen.print, ...seen.views];
      const alike: { id: number; difference: number }[] = [];
      for (const [index, { id, print }] of (await prints()).entries()) {
        if (index % IN_ONE_GO === IN_ONE_GO - 1) await setImmediate();
        const difference = nearest(views, print);
        if (difference <= ALIKE) alike.push({ id, difference });
      }
      const close = alike.sort((one, other) => one.difference - other.difference).slice(0, SHOWN);
      const found = await items.listByIds(close.map(({ id }) => id));
      return { words: wordsOf(found.slice(0, NAMED_BY)), items: found };
    },
  };
}
