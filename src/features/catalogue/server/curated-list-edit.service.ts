import { type Move, movedWithin } from '#/contract/order.pure.ts';
import { curatedListFull, curatedListNotFound } from './catalogue.errors.ts';
import type { CuratedListEditStore, CuratedListFields, EditedCuratedList } from './curated-list-edit.store.ts';

interface Needs {
  store: CuratedListEditStore;
  /** Told after every change a visitor could see. */
  changed: () => Promise<void>;
  now: () => number;
}

const MOST_CURATED_LISTS = 200;
const MOST_MEMBERS = 500;

export type CuratedListEdit = ReturnType<typeof createCuratedListEdit>;

/** The operator's work on collections. */
export function createCuratedListEdit({ store, changed, now }: Needs) {
  async function find(id: number): Promise<EditedCuratedList> {
    const found = await store.find(id);
    if (!found || found.removedAt !== null) throw curatedListNotFound();
    return found;
  }

  async function arrange(id: number, order: (shown: number[]) => number[]): Promise<void> {
    await find(id);
    const wanted = order((await store.list()).map((one) => one.id));
    await store.reorder((all) => [...wanted, ...all.filter((one) => !wanted.includes(one))]);
    await changed();
  }

  return {
    list: store.list,

    async read(id: number) {
      return { ...(await find(id)), members: await store.members(id) };
    },

    /** Its key is its name, with a number behind it where another has or had that name. */
    async add(fields: CuratedListFields): Promise<EditedCuratedList> {
      if ((await store.list()).length >= MOST_CURATED_LISTS) throw curatedListFull();
      const keys = [fields.name, ...Array.from({ length: 98 }, (_, index) => `${fields.name}-${index + 2}`)];
      const id = await store.add(keys, fields);
      if (id === undefined) throw curatedListFull();
      await changed();
      return find(id);
    },

    async change(id: number, fields: Partial<CuratedListFields>): Promise<EditedCuratedList> {
      await store.change(id, { ...(await find(id)), ...fields });
      await changed();
      return find(id);
    },

    async remove(id: number): Promise<void> {
      await find(id);
      await store.setRemoved(id, now());
      await changed();
    },

    async restore(id: number): Promise<EditedCuratedList> {
      if (!(await store.find(id))) throw curatedListNotFound();
      await store.setRemoved(id, null);
      await changed();
      return find(id);
    },

    move: (id: number, move: Move): Promise<void> => arrange(id, (shown) => movedWithin(shown, id, move)),

    /** To the place of another, which comes right after it. */
    putBefore: (id: number, other: number): Promise<void> =>
      arrange(id, (shown) => {
        const rest = shown.filter((one) => one !== id);
        return id === other || !rest.includes(other) ? shown : rest.toSpliced(rest.indexOf(other), 0, id);
      }),

    async addMembers(id: number, titleIds: readonly number[]): Promise<number> {
      await find(id);
      const present = new Set((await store.members(id)).map((member) => member.id));
      const fresh = [...new Set(titleIds)].filter((titleId) => !present.has(titleId));
      if (present.size + fresh.length > MOST_MEMBERS) throw curatedListFull();
      const added = await store.addMembers(id, fresh);
      if (added > 0) await changed();
      return added;
    },

    async removeMembers(id: number, titleIds: readonly number[]): Promise<number> {
      await find(id);
      const removed = await store.removeMembers(id, titleIds);
      if (removed > 0) await changed();
      return removed;
    },

    async moveMember(id: number, titleId: number, move: Move): Promise<void> {
      await find(id);
      await store.reorderMembers(id, (ids) => movedWithin(ids, titleId, move));
      await changed();
    },
  };
}
