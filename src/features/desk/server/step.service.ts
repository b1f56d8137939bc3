import type { FirstStep } from '#/platform/feature.ts';
import { unknownStep } from './desk.errors.ts';
import type { StepStore } from './step.store.ts';

interface Needs {
  /** Asked for late: the list of features is complete only after this one was made. */
  steps: () => readonly FirstStep[];
  store: StepStore;
  now: () => number;
  report: (error: unknown) => void;
}

/** The order in which a new operator would go about it; steps that are not named here follow. */
const ORDER = ['password', 'title', 'address', 'icp', 'mail', 'samples', 'source', 'backup', 'short-host', 'robot'];

export type StepService = ReturnType<typeof createStepService>;

export function createStepService({ steps, store, now, report }: Needs) {
  const placeOf = ({ key }: FirstStep) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

  /** A step whose state cannot be told is one to look at. */
  const isDone = (step: FirstStep) =>
    step.isDone().catch((error: unknown) => {
      report(error);
      return false;
    });

  return {
    async list() {
      const dismissed = await store.dismissed();
      const sorted = steps().toSorted((one, other) => placeOf(one) - placeOf(other));
      return Promise.all(
        sorted.map(async (step) => ({ ...step, isDone: await isDone(step), isDismissed: dismissed.has(step.key) })),
      );
    },

    async dismiss(key: string, isDismissed: boolean): Promise<void> {
      const known = steps().map((step) => step.key);
      const keys = key === 'all' ? known : known.filter((one) => one === key);
      if (keys.length === 0) throw unknownStep();
      await (isDismissed ? store.dismiss(keys, now()) : store.bringBack(keys));
    },
  };
}
