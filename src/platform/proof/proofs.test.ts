import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSolver, proofText } from '#/contract/proof.pure.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { createProofs } from './proofs.ts';

function proofsOf({ db }: Database, clock = { now: Date.now() }, secret = 'secret') {
  return createProofs({ db, secret: () => secret, now: () => clock.now, randomBytes });
}

/** A hundredth of the easiest riddle that is given out. */
async function solved(proofs: ReturnType<typeof proofsOf>, spot = 'here', factor = 0.01): Promise<string> {
  const challenge = await proofs.create(spot, factor);
  const solution = createSolver(challenge)(1000);
  return solution ? proofText(challenge, solution) : '';
}

describeOnEachDatabase('proof of work', (open) => {
  test('a solution is good at its spot, with its own secret, for ten minutes', async () => {
    const database = await open();
    const clock = { now: Date.now() };
    const proofs = proofsOf(database, clock);
    const text = await solved(proofs);
    expect(await proofs.check(text, 'here')).toMatchObject({ factor: 0.01 });
    expect(await proofs.check(text, 'there')).toBeUndefined();
    expect(await proofsOf(database, clock, 'another').check(text, 'here')).toBeUndefined();
    for (const nonsense of ['', 'x', btoa('{}'), btoa('null'), btoa('{"challenge":{"parameters":{}}}')]) {
      expect(await proofs.check(nonsense, 'here')).toBeUndefined();
    }
    clock.now += 601_000;
    expect(await proofs.check(text, 'here')).toBeUndefined();
  });

  test('nobody makes a riddle look harder than it was', async () => {
    const proofs = proofsOf(await open());
    const opened = JSON.parse(atob(await solved(proofs)));
    opened.challenge.parameters.data.factor = 64;
    expect(await proofs.check(btoa(JSON.stringify(opened)), 'here')).toBeUndefined();
  });

  test('of ten who spend it at the same moment, in two processes, one does', async () => {
    const database = await open();
    const [here, there] = [proofsOf(database), proofsOf(database)];
    const proof = await here.check(await solved(here), 'here');
    if (!proof) throw new Error('no proof');
    const spent = await Promise.all(Array.from({ length: 10 }, (_, turn) => (turn % 2 ? here : there).spend(proof)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  test('what fails after it was spent in the same transaction leaves it good', async () => {
    const { db } = await open();
    const proofs = createProofs({ db, secret: () => 'secret', now: Date.now, randomBytes });
    const proof = await proofs.check(await solved(proofs), 'here');
    if (!proof) throw new Error('no proof');
    const failing = db.transaction().execute(async (inside) => {
      await proofs.spend(proof, inside);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await proofs.spend(proof)).toBe(true);
  });

  test('spent proofs do not pile up', async () => {
    const database = await open();
    const clock = { now: Date.now() };
    const proofs = proofsOf(database, clock);
    const spend = (from: number) =>
      Promise.all(
        Array.from({ length: 64 }, (_, index) =>
          proofs.spend({ nonce: `${from + index}`, expiresAt: clock.now + 1000, factor: 1 }),
        ),
      );
    await spend(0);
    clock.now += 2000;
    await spend(64);
    const tables = database.db.withTables<{ spent_proof: { nonce: string } }>();
    const left = await tables.selectFrom('spent_proof').selectAll().execute();
    expect(left).toHaveLength(64);
  });
});
