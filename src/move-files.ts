import './platform/private/umask.ts';
import { parseArgs } from 'node:util';
import { sizeText } from './features/backup/backup-size.pure.ts';
import { siteIsRunning } from './features/backup/server/backup.errors.ts';
import { MOVE_FILES_USAGE } from './features/backup/server/command-text.rules.ts';
import { inspectPlace, requireSite } from './features/backup/server/site-place.ts';
import { createTicker, runCommand, Usage } from './host/run-command.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { rebindStorage } from './platform/storage/bind-storage.ts';
import { copyStorage } from './platform/storage/copy-storage.ts';
import { createLocalStorage } from './platform/storage/local-storage.ts';
import { openStorage, storagePlace } from './platform/storage/open-storage.ts';

const options = { adopt: { type: 'boolean', default: false } } as const;

/** `npm run move-files`: uploads from where they were to where UPLOAD_DRIVER says, every byte compared. */
await runCommand(process.env, async (settings) => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const config = settings();
  const [folder] = positionals;
  if (positionals.length > 1 || (values.adopt && folder)) throw new Usage(MOVE_FILES_USAGE);
  const isToS3 = config.UPLOAD_DRIVER === 's3';
  if (!values.adopt && !folder && !isToS3 && !config.S3_ENDPOINT) throw new Usage(MOVE_FILES_USAGE);
  requireSite(config);
  if ((await inspectPlace(config)).isInUse) throw siteIsRunning();
  const to = openStorage(config);
  if (!values.adopt) {
    const from = folder
      ? createLocalStorage(folder)
      : openStorage({ ...config, UPLOAD_DRIVER: isToS3 ? 'local' : 's3' });
    const ticker = createTicker();
    const { files, bytes } = await copyStorage(from, to, (done) => ticker.show(`已复制并核对 ${done.files} 个文件`));
    ticker.end();
    console.log(
      `搬好了 ${files} 个文件（${sizeText(bytes)}），逐字节核对一致；原来的文件没有改动，确认无误后可以移走。`,
    );
  }
  const database = openDatabase(config, console.error);
  try {
    await database.exclusively(async () => {
      await migrate(database, config.DATA_DIR);
      await rebindStorage({ database, storage: to });
    });
  } finally {
    await database.db.destroy();
  }
  console.log(`从现在起，上传的文件在 ${storagePlace(config)}。可以启动：npm start`);
});
