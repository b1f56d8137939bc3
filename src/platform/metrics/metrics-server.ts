import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** How many ports are tried: as many processes of one site may share a machine. */
const MOST_PORTS = 32;

interface Options {
  metrics: Metrics;
  host: string;
  port: number;
  report: (error: unknown) => void;
}

export interface MetricsServer {
  /** Where it listens: the port may be another than the one that was asked for. */
  address: string;
  stop(): Promise<void>;
}

/** Apart from the site: it knows no visitors, and a site that is overrun still tells how it is. */
export async function startMetricsServer({ metrics, host, port, report }: Options): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics' || !/^(GET|HEAD)$/.test(request.method ?? '')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('only GET /metrics\n');
      return;
    }
    metrics.text(report).then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error) => {
        report(error);
        response.writeHead(500).end();
      },
    );
  });
  await listenFrom(server, host, port);
  // This server alone must not keep the process from ending.
  server.unref();
  const { address, port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${address.includes(':') ? `[${address}]` : address}:${taken}/metrics`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function listenFrom(server: Server, host: string, first: number): Promise<void> {
  for (let port = first; ; port++) {
    try {
      return await listen(server, host, port);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || first === 0 || port + 1 >= first + MOST_PORTS) throw error;
    }
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  // Workers of one cluster would else answer for each other.
  server.listen({ host, port, exclusive: true }, () => {
    server.off('error', reject);
    resolve();
  });
  return promise;
}
