import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import type { Member } from '#/platform/auth/caller.ts';
import type { PictureShelf } from '#/platform/picture/picture-shelf.ts';
import type { Cropper } from './crop.gateway.ts';
import { badCrop, mediaInUse, mediaNotFound, samePicture } from './media.errors.ts';
import {
  type Area,
  cropName,
  distinctUses,
  isInside,
  isWhole,
  type Use,
  usesByUpload,
  withCuts,
} from './media.rules.ts';
import type { MediaStore, Picture } from './media.store.ts';

/** What the library needs of the uploads. */
interface Files {
  upload(member: Member, file: UploadedFile): Promise<{ id: number; name: string; width: number; height: number }>;
  read(name: string): Promise<Uint8Array | undefined>;
  remove(member: Member, id: number): Promise<void>;
}

interface Needs {
  store: MediaStore;
  files: Files;
  crop: Cropper;
  /** Everything on the site that shows uploads. */
  shelves: () => readonly PictureShelf[];
  now: () => number;
}

export interface LibraryPicture extends Picture {
  /** Its own, and those of the parts that were cut from it. */
  uploads: string[];
  uses: Use[];
}

/** A thing in which a picture was swapped, and the upload that stood there. */
export interface SwappedPlace {
  kind: string;
  key: string;
  from: string;
}

const RECENT_MS = 24 * 3_600_000;
const MOST_NAME = 120;

export type MediaService = ReturnType<typeof createMediaService>;

export function createMediaService({ store, files, crop, shelves, now }: Needs) {
  async function library(): Promise<LibraryPicture[]> {
    const [pictures, found] = await Promise.all([
      store.all(),
      Promise.all(shelves().map(async (shelf) => ({ kind: shelf.kind, uses: await shelf.uses() }))),
    ]);
    const uses = usesByUpload(found);
    return withCuts(pictures).map((picture) => ({
      ...picture,
      uses: distinctUses(picture.uploads.flatMap((upload) => uses.get(upload) ?? [])),
    }));
  }

  async function find(id: number): Promise<LibraryPicture> {
    const found = (await library()).find((picture) => picture.id === id);
    if (!found) throw mediaNotFound();
    return found;
  }

  async function swap(
    places: readonly SwappedPlace[],
    to: (place: SwappedPlace) => [from: string, to: string],
    by: string,
  ) {
    for (const shelf of shelves()) {
      const groups = Map.groupBy(
        places.filter(({ kind }) => kind === shelf.kind),
        (place) => to(place).join(' '),
      );
      for (const [pair, group] of groups) {
        const [from = '', other = ''] = pair.split(' ');
        await shelf.swap([...new Set(group.map(({ key }) => key))], from, other, by);
      }
    }
  }

  return {
    async list(
      { words, show, id }: { words: string; show: 'all' | 'recent' | 'unused'; id?: number | undefined },
      { limit, offset }: Slice,
    ) {
      const all = await library();
      const since = now() - RECENT_MS;
      const shown = {
        all,
        recent: all.filter(({ createdAt }) => createdAt > since),
        unused: all.filter(({ uses }) => uses.length === 0),
      };
      const wanted = words.toLowerCase();
      const found = shown[show].filter(
        (picture) => (id === undefined || picture.id === id) && (!wanted || textOf(picture).includes(wanted)),
      );
      return {
        pictures: found.slice(offset, offset + limit),
        total: found.length,
        counts: { all: all.length, recent: shown.recent.length, unused: shown.unused.length },
      };
    },

    async upload(member: Member, file: UploadedFile): Promise<LibraryPicture> {
      const { id } = await files.upload(member, file);
      await store.describe(id, { name: readableName(file.name), alt: '' });
      return find(id);
    },

    async describe(id: number, about: { name: string; alt: string }): Promise<LibraryPicture> {
      await find(id);
      await store.describe(id, about);
      return find(id);
    },

    /** The part of a picture that a place shows. The picture itself stays as it is. */
    async cut(member: Member, id: number, area: Area): Promise<{ upload: string; width: number; height: number }> {
      const picture = await find(id);
      if (!isInside(area)) throw badCrop();
      if (isWhole(area)) return picture;
      const name = cropName(area);
      const known = await store.findCrop(id, name);
      const kept = known === undefined ? undefined : (await store.all()).find((one) => one.id === known);
      if (kept) return kept;
      const bytes = await files.read(picture.upload);
      if (!bytes) throw mediaNotFound();
      const part = await files.upload(member, {
        name: picture.name,
        type: 'image/png',
        bytes: await crop(bytes, area),
      });
      await store.addCrop(part.id, { name: picture.name, alt: picture.alt, originId: id, crop: name });
      return { upload: part.name, width: part.width, height: part.height };
    },

    async replace(member: Member, id: number, byId: number) {
      if (id === byId) throw samePicture();
      const [picture, other] = [await find(id), await find(byId)];
      const places = picture.uploads.flatMap((from) =>
        picture.uses.filter((use) => use.uploads.includes(from)).map(({ kind, key }) => ({ kind, key, from })),
      );
      await swap(places, ({ from }) => [from, other.upload], member.username);
      // Where the other one stood already, a way back would take it away there too.
      const had = new Set(other.uses.map(({ kind, key }) => `${kind} ${key}`));
      return { changed: places.length, places: places.filter(({ kind, key }) => !had.has(`${kind} ${key}`)) };
    },

    async undoReplace(member: Member, byId: number, places: readonly SwappedPlace[]): Promise<number> {
      const other = await find(byId);
      await swap(places, ({ from }) => [other.upload, from], member.username);
      return places.length;
    },

    /** All of them or none: one that is in use stops the others too. */
    async remove(member: Member, ids: readonly number[]): Promise<number> {
      const all = await library();
      const chosen = ids.map((id) => all.find((picture) => picture.id === id));
      for (const picture of chosen) {
        if (!picture) throw mediaNotFound();
        const [use] = picture.uses;
        if (use) throw mediaInUse(picture.name, `${use.kind}“${use.name}”`);
      }
      const uploads = new Set(chosen.flatMap((picture) => picture?.uploads ?? []));
      const rows = (await store.all()).filter(({ upload }) => uploads.has(upload));
      for (const { id } of rows) await files.remove(member, id);
      return chosen.length;
    },
  };
}

const textOf = ({ name, alt, uses, owner }: LibraryPicture): string =>
  [name, alt, owner, ...uses.map((use) => `${use.kind} ${use.name}`)].join('\n').toLowerCase();

/** As a person named it: no folders, no signs that turn text around. */
function readableName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...(clean || '图片')].slice(0, MOST_NAME).join('');
}
