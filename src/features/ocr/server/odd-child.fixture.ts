// Stands in for the reader: does what the first byte it is sent says, and answers with its own process number.
import { Worker } from 'node:worker_threads';
import type { ChildAnswer } from './child-engine.gateway.ts';
import { ORDERS } from './odd-orders.fixture.ts';

process.on('message', ([order]: Uint8Array) => {
  switch (order) {
    case ORDERS.never:
      // Not even a signal that can be caught is noticed in here.
      for (;;);
    case ORDERS.crash:
      throw new Error('the odd reader broke');
    case ORDERS.reachOut:
      new Worker(new URL('./reaching-thread.fixture.ts', import.meta.url));
      return;
    case ORDERS.unreadable:
      send({ unreadable: 'half a picture' });
      return;
    case ORDERS.fault:
      send({ fault: 'no model' });
      return;
    default: {
      const box = { left: 0, top: 0, right: 1, bottom: 1 };
      const line = { text: String(process.pid), box, confidence: 1, size: 1, row: 0 };
      setTimeout(() => send({ picture: { width: 1, height: 1, turn: 0, lines: [line] } }), 50);
    }
  }
});
process.on('disconnect', () => process.exit());

function send(answer: ChildAnswer): void {
  process.send?.(answer);
}
