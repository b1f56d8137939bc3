import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { advance, changeRow, nextRows } from '#/platform/staging/staged-rows.ts';
import type { LinkRoom } from './link-import.rules.ts';
import { tagLinks } from './link-parts.store.ts';
import { addLink, type NewLink } from './short-link.store.ts';
import type { ShortLinkTables } from './short-link.table.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 40;
const ATTEMPTS = 5;

interface Making {
  link: (facts: LinkRoom['facts'], ownerId: number) => NewLink;
  freshCode: () => string;
}

export type LinkImportStore = ReturnType<typeof createLinkImportStore>;

export function createLinkImportStore(db: AnyDatabase) {
  return {
    /** Makes the links of the next rows; zero when none are left. */
    writeSome: (batchId: number, ownerId: number, { link, freshCode }: Making): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = await nextRows<LinkRoom>(transaction, batchId, ['add'], ROWS_AT_ONCE);
        for (const row of rows) {
          const { slug, tags } = row.facts;
          const wished = link(row.facts, ownerId);
          let code = '';
          for (let attempt = 0; attempt < (slug ? 1 : ATTEMPTS) && code === ''; attempt++) {
            const tried = slug || freshCode();
            if (await addLink(transaction, { ...wished, code: tried })) code = tried;
          }
          if (code === '') {
            await changeRow(transaction, batchId, { ...row, state: 'bad', reason: '短码刚刚被别人用了' });
            continue;
          }
          await tagLinks(transaction, ownerId, code, tags);
          await changeRow(transaction, batchId, { ...row, state: 'added', facts: { ...row.facts, code } });
        }
        await advance(transaction, batchId, rows.length);
        return rows.length;
      }),

    /** Takes links of a batch away again; zero when none are left. */
    undoSome: (batchId: number, ownerId: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = await nextRows<LinkRoom>(transaction, batchId, ['added'], ROWS_AT_ONCE);
        for (const row of rows) {
          await transaction
            .withTables<ShortLinkTables>()
            .deleteFrom('short_link')
            .where('code', '=', row.facts.code ?? '')
            .where('owner_id', '=', ownerId)
            .execute();
          await changeRow(transaction, batchId, { ...row, state: 'undone' });
        }
        await advance(transaction, batchId, rows.length);
        return rows.length;
      }),
  };
}
