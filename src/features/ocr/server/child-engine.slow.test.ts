import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOcrService } from './ocr.service.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { anOddEngine, isAlive, ordered } from './odd-orders.fixture.ts';

const engines: OcrEngine[] = [];
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.stop();
});

function anEngine(options: Parameters<typeof anOddEngine>[0] = {}) {
  const odd = anOddEngine(options);
  engines.push(odd.engine);
  return odd;
}

const pidOf = async (engine: OcrEngine) => Number((await engine.read(ordered('answer'))).lines[0]?.text);

describe('the process that reads', () => {
  test('is one and the same for several pictures, and another than ours', async () => {
    const { engine } = anEngine();
    const pid = await pidOf(engine);
    expect(pid).not.toBe(process.pid);
    expect(await pidOf(engine)).toBe(pid);
  });

  test('is ended in the middle of a picture that takes too long, and the next picture gets a new one', async () => {
    const { engine } = anEngine({ limitMs: 2500 });
    const pid = await pidOf(engine);
    await expect(engine.read(ordered('never'))).rejects.toMatchObject({ code: 'ocr.too_slow', status: 422 });
    expect(isAlive(pid)).toBe(false);
    expect(await pidOf(engine)).not.toBe(pid);
  });

  test('may break: the caller is told, the log has its last words, and the next picture gets a new one', async () => {
    const { engine, reports } = anEngine();
    const pid = await pidOf(engine);
    await expect(engine.read(ordered('crash'))).rejects.toMatchObject({ code: 'ocr.failed', status: 500 });
    expect(reports.join()).toContain('the odd reader broke');
    expect(await pidOf(engine)).not.toBe(pid);
  });

  test('is not trusted any more after a fault, but stays after a picture that cannot be opened', async () => {
    const { engine, reports } = anEngine();
    const pid = await pidOf(engine);
    await expect(engine.read(ordered('unreadable'))).rejects.toMatchObject({ code: 'ocr.unreadable', status: 400 });
    expect(await pidOf(engine)).toBe(pid);
    await expect(engine.read(ordered('fault'))).rejects.toMatchObject({ code: 'ocr.failed' });
    expect(reports.join()).toContain('no model');
    expect(isAlive(pid)).toBe(false);
  });

  test('ends after a quiet while, and with a stop', async () => {
    const { engine } = anEngine({ quietMs: 20 });
    const pid = await pidOf(engine);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
    const lasting = anEngine().engine;
    const other = await pidOf(lasting);
    await lasting.stop();
    expect(isAlive(other)).toBe(false);
  });
});

describe('pictures in line', () => {
  const checkPicture = async () => {};

  test('one is read, two wait, and the next one is told to come back', async () => {
    const { engine } = anEngine();
    const ocr = createOcrService({ engine, checkPicture });
    const first = [1, 2, 3].map(() => ocr.read(ordered('answer')));
    const refused = ocr.read(ordered('answer'));
    await expect(refused).rejects.toMatchObject({
      code: 'ocr.busy',
      status: 503,
      message: expect.stringContaining('排队'),
    });
    await Promise.all(first);
    await ocr.read(ordered('answer'));
  });

  test('a stop lets the one being read finish and takes no other', async () => {
    const { engine } = anEngine();
    const ocr = createOcrService({ engine, checkPicture });
    const [reading, waiting] = [ocr.read(ordered('answer')), ocr.read(ordered('answer'))];
    const told = expect(waiting).rejects.toMatchObject({ code: 'ocr.stopping', status: 503 });
    await vi.waitFor(async () => expect(await Promise.race([reading, 'not yet'])).toBe('not yet'));
    ocr.beforeStop();
    const pid = Number((await reading).lines[0]?.text);
    await told;
    await ocr.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('a stop that comes at last cuts short what is being read', async () => {
    const { engine } = anEngine();
    const ocr = createOcrService({ engine, checkPicture });
    await ocr.read(ordered('answer'));
    const reading = expect(ocr.read(ordered('never'))).rejects.toMatchObject({ code: 'ocr.stopping' });
    await ocr.stop();
    await reading;
  });
});
