import { fromLine } from '#/platform/db/portable/portable-value.ts';
import type { Snapshot, TableShape } from '#/platform/db/portable/snapshot.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import { isSealed } from '#/platform/secret/secret-box.ts';
import { storedFileNames } from '../../file/file-sizes.pure.ts';

export type SecretsState = 'none' | 'clear' | 'sealed';

/** Looks at rows on their way into an archive: what it will say about secrets, and which uploads it must have. */
export function createArchiveWatch(sealed: readonly Pick<SealedColumn, 'table' | 'column'>[]) {
  const uploads = new Set<string>();
  let [sealedTexts, clearTexts] = [0, 0];
  return {
    uploads,

    see(table: TableShape, lines: readonly string[]): void {
      for (const name of uploadsOf(table, lines)) uploads.add(name);
      const wanted = sealed.filter((one) => one.table === table.name).map(({ column }) => placeOf(table, column));
      if (wanted.length === 0) return;
      for (const row of lines.map(fromLine)) {
        for (const place of wanted) {
          const text = row[place];
          if (typeof text !== 'string' || text === '') continue;
          if (isSealed(text)) sealedTexts += 1;
          else clearTexts += 1;
        }
      }
    },

    secretsState(): SecretsState {
      if (clearTexts > 0) return 'clear';
      return sealedTexts > 0 ? 'sealed' : 'none';
    },
  };
}

/** The names under which finished uploads must be in the storage. */
function uploadsOf(table: TableShape, lines: readonly string[]): string[] {
  if (table.name !== 'file') return [];
  const [name, ready] = [placeOf(table, 'name'), placeOf(table, 'is_ready')];
  const rows = lines.map(fromLine).filter((row) => Number(row[ready]) === 1);
  return rows.flatMap((row) => storedFileNames(String(row[name])));
}

const placeOf = ({ columns }: TableShape, column: string) => columns.findIndex(({ name }) => name === column);

export async function uploadsIn(snapshot: Pick<Snapshot, 'tables' | 'lines'>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of snapshot.tables.filter(({ name }) => name === 'file')) {
    for await (const lines of snapshot.lines(table)) for (const name of uploadsOf(table, lines)) found.add(name);
  }
  return found;
}
