// The cheapest way to serve a React Router build: no cache, no compression, no headers.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createRequestHandler } from 'react-router';
import * as build from './build/server/index.js';

const handle = createRequestHandler(build, 'production');
const server = createServer(async (request, response) => {
  const answer = await handle(new Request(`http://localhost${request.url}`));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) Readable.fromWeb(answer.body).pipe(response);
  else response.end();
}).listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
