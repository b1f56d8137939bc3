import './platform/private/umask.ts';
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  contentsText,
  keyText,
  RESTORE_USAGE,
  restoredKeyText,
  tableLines,
} from './features/backup/server/command-text.rules.ts';
import { totalsOf } from './features/backup/server/manifest.ts';
import { openBackups } from './features/backup/server/open-backups.ts';
import { readArchive } from './features/backup/server/read-archive.ts';
import { restoreSite } from './features/backup/server/restore-site.ts';
import { runCommand, Usage } from './host/run-command.ts';
import { sealedColumns } from './host/sealed-columns.ts';
import { searchKinds } from './host/search-kinds.ts';
import type { Config } from './host/settings.ts';

const options = { force: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } } as const;

/** `npm run restore -- <file>`: the whole site from one file, or nothing. */
await runCommand(process.env, async (settings) => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Usage(RESTORE_USAGE);
  const config = settings();
  if (values.check) {
    const { manifest } = await onArchive(file, config, (archive) => readArchive(archive));
    console.log(`这份备份完好：${contentsText({ ...manifest, ...totalsOf(manifest) })}。`);
    if (manifest.secrets) console.log(keyText({ ...manifest.secrets, secrets: manifest.secrets.state }));
    tellMissing(manifest.missing);
    return;
  }
  const tell = (line: string) => console.error(line);
  const { manifest, tables, safetyCopy, secrets } = await onArchive(file, config, (archive, called) =>
    restoreSite({
      archive,
      called,
      address: config,
      force: values.force,
      sealed: sealedColumns,
      searchKinds,
      tell,
      now: Date.now,
    }),
  );
  for (const line of tableLines(tables)) console.log(line);
  console.log(`恢复完成：${contentsText({ ...manifest, ...totalsOf(manifest) })}；行数与校验和全部一致。`);
  if (safetyCopy) console.log(`原来的数据另存在 ${safetyCopy}`);
  tellMissing(manifest.missing);
  const aboutKey = restoredKeyText(secrets);
  if (aboutKey) console.log(aboutKey);
  console.log('现在可以启动：npm start');
});

/** A file of this machine, or the name of one where backups are kept. */
function onArchive<Result>(
  file: string,
  config: Config,
  work: (archive: string, called: string) => Promise<Result>,
): Promise<Result> {
  const backups = openBackups(config);
  const name = basename(file);
  const isKept = !existsSync(file) && [name, backups.placeOf(name)].includes(file);
  if (!isKept) return work(resolve(file), resolve(file));
  return backups.reading(name, (archive) => work(archive, backups.placeOf(name)));
}

function tellMissing(names: readonly string[]): void {
  if (names.length > 0) console.log(`注意：备份时就缺 ${names.length} 个上传的文件：${names.slice(0, 5).join('、')}`);
}
