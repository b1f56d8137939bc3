import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Listening } from './database.ts';

interface Needs {
  url: string;
  channel: string;
  hear: (message: string | undefined) => void;
  report: (error: Error) => void;
}

const AGAIN_MS = 1000;

/**
 * One connection that does nothing but listen, made again whenever it is lost. Behind a pooler nothing would ever come:
 * there it gives up, and whoever wanted to hear must look.
 */
export function listenOnPostgres({ url, channel, hear, report }: Needs): Listening {
  const stopping = new AbortController();
  let isLost = false;
  let isListening = false;
  let end = () => {};

  /** Resolves when the connection has ended, for whatever reason. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    end = () => void client.end().catch(() => {});
    client.on('notification', ({ payload }) => hear(payload));
    client.on('error', reportOnce);
    try {
      await client.connect();
      if (await isPooled(client)) {
        stopping.abort();
        return end();
      }
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      end();
      throw error;
    }
    isLost = false;
    isListening = true;
    hear(undefined);
    await ended;
    isListening = false;
  }

  /** Once per outage. */
  function reportOnce(error: Error): void {
    if (!isLost && !stopping.signal.aborted) report(error);
    isLost = true;
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The client rejects with errors only.
      await listen().catch((error: unknown) => reportOnce(error as Error));
      await pause(AGAIN_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }

  const done = keepListening();
  return {
    async stop() {
      stopping.abort();
      end();
      // One that is still looking for its server may take a while to give up.
      if (isListening) await done;
    },
  };
}

/** A pooler tells a number of its own for the process at the other end. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Not in the package's types.
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID;
}
