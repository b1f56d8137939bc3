import { once } from 'node:events';
import { createServer } from 'node:http';
import { performRestore } from '#/features/backup/server/perform-restore.ts';
import { sealedColumns } from './sealed-columns.ts';
import { searchKinds } from './search-kinds.ts';
import type { Config } from './settings.ts';

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>马上回来</title>
<body style="font:16px/1.8 system-ui,sans-serif;max-width:32em;margin:18vh auto;padding:0 24px;text-align:center">
<h1 style="font-size:24px">马上回来</h1><p>网站正在恢复数据，通常不到一分钟。这个页面会自己刷新，不用重新打开。</p>`;
const ENVELOPE = JSON.stringify({
  Code: 503,
  Message: '网站正在恢复数据，请稍后再试',
  Data: null,
  Error: 'site.restoring',
});

/** Restores while the site is stopped; visitors meanwhile see a waiting page at the same address. */
export async function restoreWhileAway(config: Config, tell: (line: string) => void): Promise<void> {
  const server = createServer((request, response) => {
    const isApi = request.url?.startsWith('/api/') ?? false;
    response.writeHead(503, {
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      connection: 'close',
    });
    response.end(isApi ? ENVELOPE : PAGE);
  });
  server.listen(config.PORT, config.HOST);
  // A port that is not free yet costs only the notice.
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {});
  try {
    await performRestore({ address: config, sealed: sealedColumns, searchKinds, tell, now: Date.now });
  } finally {
    const closed = server.listening ? once(server, 'close') : Promise.resolve();
    server.close();
    server.closeAllConnections();
    await closed;
  }
}
