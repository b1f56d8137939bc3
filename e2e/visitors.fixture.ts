import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export const CLIENTS = 6;
const PATHS = ['/declaration', '/api/v1/config', '/healthz', '/api/v1/friend_link/all', '/short'];

/** Asks again and again on connections that are kept, and tells every answer that was not 200. */
export function visit(origin: string) {
  const wrong: string[] = [];
  let asked = 0;
  let isOver = false;
  const ask = (agent: Agent, path: string) =>
    new Promise<void>((resolve) => {
      const fail = (error: Error) => {
        wrong.push(`${path}: ${error.message}`);
        resolve();
      };
      request(origin + path, { agent }, (response) => {
        text(response).then(() => {
          asked += 1;
          if (response.statusCode !== 200) wrong.push(`${path}: ${response.statusCode}`);
          resolve();
        }, fail);
      })
        .on('error', fail)
        .end();
    });
  const visitors = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn++) await ask(agent, PATHS[turn % PATHS.length] ?? '/');
    agent.destroy();
  });
  return {
    wrong,
    asked: () => asked,
    async end() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}
