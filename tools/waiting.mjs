// Answers on the site's port while it is being installed and built, so that who opens it sees that something happens.
// Started and ended by setup.mjs, which tells it what is being done. Runs on any Node from 20 on, without packages.
import { createServer } from 'node:http';

let step = '正在准备';

const server = createServer((request, response) => {
  const isApi = request.url.startsWith('/api/') || request.url === '/readyz';
  const body = isApi
    ? JSON.stringify({ Code: 503, Message: '网站正在准备，请稍后再试', Data: null, Error: 'server.unavailable' })
    : `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width"><title>搜罗正在准备</title><body style="font:17px/1.8 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center;color-scheme:light dark"><h1 style="font-size:26px">搜罗正在准备</h1><p>${step}</p></body></html>`;
  response
    .writeHead(503, {
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': '2',
      connection: 'close',
    })
    .end(body);
});
// Somebody else has the port: the site itself will say so.
server.on('error', () => process.exit());
server.listen({ host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 3000 });
process.on('message', (text) => {
  step = String(text);
});
process.on('disconnect', () => process.exit());
