import { z } from 'zod';
import { jobKind } from '#/platform/jobs/job-kind.ts';

/** Sends one message of the outbox. With `hasPlace` its place in the robot's bucket is already taken. */
export const sendMessage = jobKind('robot.send', z.object({ id: z.int(), hasPlace: z.boolean().default(false) }), {
  maxAttempts: 6,
});

export const runTimer = jobKind('robot.timer', z.object({ id: z.int() }), { maxAttempts: 3 });
