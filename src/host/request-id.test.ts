import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { appOn } from '#/testing/app-on.fixture.ts';

describeOnEachDatabase('the id of a request', (open) => {
  test('is told to the caller and is in the log of what went wrong', async () => {
    const database = await open();
    const lines: { request?: string; err?: { message: string } }[] = [];
    const log = createLog('error', { write: (line) => lines.push(JSON.parse(line)) });
    const { app } = await appOn(database, { log });
    for (const table of ['config_history', 'config_entry', 'client_log']) {
      await database.db.schema.dropTable(table).execute();
    }
    const origin = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('Type=er'));
        // The rest comes in a packet of its own, when the first events of the request are long over.
        await new Promise((resolve) => setTimeout(resolve, 50));
        controller.enqueue(new TextEncoder().encode('ror'));
        controller.close();
      },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const replies = await Promise.all([
      fetch(`${origin}/config?key=a`),
      fetch(`${origin}/log`, { method: 'POST', headers: form, body, duplex: 'half' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([500, 500]);
    const told = replies.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(told).size).toBe(2);
    expect(lines.map(({ request }) => request).sort()).toEqual(told.sort());
    for (const { err } of lines) expect(err?.message).toMatch(/config_entry|client_log/);
    await app.close();
  });
});
