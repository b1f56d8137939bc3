// A source for the benchmark, in a process of its own: making answers must not be counted as collecting.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSource, manyItems, serve } from '#/features/gathering/server/maccms-server.fixture.ts';

const server = createServer(serve(aSource({ items: manyItems(Number(process.argv[2])) })));
server.listen(0, '127.0.0.1', () => {
  // listen() on a port always yields this kind of address.
  const { port } = server.address() as AddressInfo;
  process.send?.({ port });
});
process.on('disconnect', () => process.exit());
