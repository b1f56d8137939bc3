import { afterEach, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';

const SAMPLE_MS = 1000;

afterEach(() => {
  vi.useRealTimers();
});

describeOnEachDatabase('under pressure', (open) => {
  test('after one long step, when nobody could measure the lag, visitors are not turned away', async () => {
    const database = await open();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { app } = await appOn(database, { maxLagMs: 3000 });
    // Two looks at the lag within one turn, as after a step that took longer than the pause between them.
    vi.advanceTimersByTime(SAMPLE_MS);
    vi.advanceTimersByTime(SAMPLE_MS);
    vi.useRealTimers();
    expect(app.memoryUsage().eventLoopDelay).toBe(Number.POSITIVE_INFINITY);
    expect((await app.inject('/api/v1/config')).statusCode).toBe(200);
    await app.close();
  });
});
