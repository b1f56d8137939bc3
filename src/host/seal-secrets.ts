import type { Log } from '#/platform/log/create-log.ts';
import type { Platform } from '#/platform/platform.ts';
import { lostSecrets, removeTraces, sealOldSecrets } from '#/platform/secret/sealed-columns.ts';
import { sealedColumns } from './sealed-columns.ts';

/** At every start, after the migrations: seals what an older version wrote, and tells what this key does not open. */
export async function sealSecrets(
  { database: { db, engine }, secrets }: Pick<Platform, 'database' | 'secrets'>,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<void> {
  const sealed = await sealOldSecrets({ db, secrets, columns: sealedColumns });
  if (sealed > 0) {
    log.info(`${sealed} secrets from an older version were sealed; older backups still hold them in clear`);
    await removeTraces({ db, engine }).catch((error: unknown) => {
      log.warn(`free room of the database file may still hold them in clear; run vacuum once: ${error}`);
    });
  }
  const lost = await lostSecrets({ db, secrets, columns: sealedColumns });
  if (lost.size === 0) return;
  const where = [...lost].map(([column, count]) => `${column} ${count}`).join(', ');
  log.warn(
    `secrets in the database were sealed with another key (${where}): stop the site and put back the secret.key or SECRET_KEY they were sealed with, or enter them anew`,
  );
}
