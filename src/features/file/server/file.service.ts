import { buffer } from 'node:stream/consumers';
import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import type { Member } from '#/platform/auth/caller.ts';
import { createTurns } from '#/platform/limits/turns.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { type FileWidth, storedFileName, storedFileNames } from '../file-sizes.pure.ts';
import { fileNotFound, quotaFull } from './file.errors.ts';
import type { FileStore, Whose } from './file.store.ts';
import type { PictureGateway } from './picture.gateway.ts';

const FOLDER = 'upload';
const NAME_BYTES = 16;
/** Pictures wait here, so that they do not fill the line of all that is read. */
const TURNS = { atOnce: 2, waiting: 20 };
/** No upload takes this long. */
const GIVEN_UP_MS = 3_600_000;

interface Needs {
  store: FileStore;
  storage: Storage;
  pictures: PictureGateway;
  quotaBytes: () => number;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export type FileService = ReturnType<typeof createFileService>;

const whoseOf = ({ role, memberId }: Member): Whose => (role === 'operator' ? 'everyone' : memberId);

export function createFileService({ store, storage, pictures, quotaBytes, now, randomBytes }: Needs) {
  const inTurn = createTurns(TURNS);
  const quotaOf = ({ role }: Member) => quotaBytes() * (role === 'operator' ? 100 : 1);

  /** The row goes last: as long as it is there, a cleaning finds what is left. */
  async function destroy({ id, name }: { id: number; name: string }): Promise<void> {
    for (const size of storedFileNames(name)) await storage.remove(size);
    await store.remove(id);
  }

  return {
    async upload(member: Member, { bytes }: UploadedFile) {
      const picture = await inTurn(() => pictures.read(bytes));
      const name = Buffer.from(randomBytes(NAME_BYTES)).toString('hex');
      const total = picture.sizes.reduce((sum, size) => sum + size.bytes.length, 0);
      const quota = quotaOf(member);
      const id = await store.reserve(member.memberId, name, total, quota, now());
      if (id === undefined) throw quotaFull(quota / 1e6);
      for (const size of picture.sizes)
        await storage.put(storedFileName(name, size.width), size.bytes, { type: 'image/webp' });
      await store.finish(id, { width: picture.width, height: picture.height, bytes: total });
      return { id, name, width: picture.width, height: picture.height };
    },

    checkPicture: pictures.check,

    async list(member: Member, slice: Slice) {
      const whose = whoseOf(member);
      const [files, total, used] = await Promise.all([
        store.list(whose, slice),
        store.count(whose),
        store.used(member.memberId),
      ]);
      return { files, total, used, quota: quotaOf(member) };
    },

    async remove(member: Member, id: number): Promise<void> {
      const name = await store.find(whoseOf(member), id);
      if (name === undefined) throw fileNotFound();
      await destroy({ id, name });
    },

    /** One size of a finished picture. */
    async open(name: string, width: FileWidth) {
      if (!(await store.isShown(name))) return undefined;
      return storage.open(storedFileName(name, width));
    },

    /** The whole picture, for other parts of the site. */
    async read(name: string): Promise<Uint8Array | undefined> {
      if (!(await store.isShown(name))) return undefined;
      const found = await storage.open(storedFileName(name, 1500));
      return found && buffer(found.stream);
    },

    listAll: (memberId: number) => store.list(memberId, { limit: 100_000, offset: 0 }),

    async removeAll(memberId: number): Promise<void> {
      for (const file of await store.namesOf(memberId)) await destroy(file);
    },

    /** Removes what nobody can reach: broken uploads, files of members who left, pictures without a row. */
    async clean(): Promise<number> {
      const orphans = await store.orphans(now() - GIVEN_UP_MS);
      for (const orphan of orphans) await destroy(orphan);
      let strays = 0;
      for await (const path of storage.list(`${FOLDER}/`)) {
        const name = /^upload\/([a-z0-9]+)(?:-\d+)?\.webp$/.exec(path)?.[1] ?? '';
        if ((await store.known([name])).has(name)) continue;
        await storage.remove(path);
        strays += 1;
      }
      return orphans.length + strays;
    },
  };
}
