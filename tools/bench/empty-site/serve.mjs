// The cheapest way to serve a React Router build: no cache and no headers, compression for scripts only.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { createRequestHandler } from 'react-router';
import * as build from './build/server/index.js';

const handle = createRequestHandler(build, 'production');
const files = new Map();
const server = createServer(async (request, response) => {
  const script = scriptAt(request.url);
  if (script) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    return;
  }
  const answer = await handle(new Request(`http://localhost${request.url}`));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) Readable.fromWeb(answer.body).pipe(response);
  else response.end();
}).listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));

function scriptAt(url) {
  if (!/^\/assets\/[\w.-]+\.js$/.test(url)) return undefined;
  if (!files.has(url)) {
    const file = join(import.meta.dirname, 'build', 'client', url);
    files.set(url, existsSync(file) ? gzipSync(readFileSync(file)) : undefined);
  }
  return files.get(url);
}
