import { z } from 'zod';
import { jobKind } from '#/platform/jobs/job-kind.ts';

/**
 * Sends one message of the outbox. With `hasPlace` its first attempt has a place in the robot's bucket; `tried` are the
 * attempts of the jobs before it, when one had to wait.
 */
export const sendMessage = jobKind(
  'robot.send',
  z.object({ id: z.int(), hasPlace: z.boolean().default(false), tried: z.int().default(0) }),
  { maxAttempts: 6 },
);

/** Says what happened since the last time, all of it together. */
export const tellTriggers = jobKind('robot.triggers', z.object({}), { maxAttempts: 8 });

export const runTimer = jobKind('robot.timer', z.object({ id: z.int() }), { maxAttempts: 3 });
