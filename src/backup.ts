import './platform/private/umask.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sizeText } from './features/backup/backup-size.pure.ts';
import { filesMissing } from './features/backup/server/backup.errors.ts';
import { createBackupFolder } from './features/backup/server/backup-folder.ts';
import { BACKUP_USAGE, contentsText, keyText, progressText } from './features/backup/server/command-text.rules.ts';
import { makeBackup } from './features/backup/server/make-backup.ts';
import { openBackups } from './features/backup/server/open-backups.ts';
import { requireSite, siteAt } from './features/backup/server/site-place.ts';
import { createTicker, runCommand, Usage } from './host/run-command.ts';
import { sealedColumns } from './host/sealed-columns.ts';
import { findSecretKey } from './platform/secret/secret-key.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const options = { 'with-key': { type: 'boolean', default: false } } as const;

/** `npm run backup`: everything into one file, also while the site runs. */
await runCommand(process.env, async (settings) => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length > 1) throw new Usage(BACKUP_USAGE);
  const config = settings();
  requireSite(config);
  const folder = positionals[0] ? createBackupFolder(resolve(positionals[0])) : openBackups(config);
  const ticker = createTicker();
  try {
    const needs = {
      ...{ database: siteAt(config), storage: openStorage(config), folder, now: Date.now },
      ...{ sealed: sealedColumns, key: () => findSecretKey(config) },
    };
    const tell = (progress: Parameters<typeof progressText>[0]) => ticker.show(progressText(progress));
    const { name, bytes, about } = await makeBackup(needs, { kind: 'manual', withKey: values['with-key'], tell });
    ticker.end();
    console.log(`备份完成：${folder.placeOf(name)}（${sizeText(bytes)}）`);
    if (about) console.log(`${contentsText(about)}；已从头到尾核对一遍。\nsha256 ${about.sha256}\n${keyText(about)}`);
    console.log('里面有会员的个人信息，请妥善保管，并在别的机器上也留一份。');
    if (about?.missing.length) throw filesMissing(about.missing, folder.placeOf(name));
  } finally {
    ticker.end();
  }
});
