import { setTimeout as wait } from 'node:timers/promises';
import type { OutboxStore } from '../outbox.store.ts';
import { quietUntil } from '../quiet-hours.rules.ts';
import type { Robot } from '../robot.store.ts';
import type { Conversation, Reply, Utterance } from './conversation.service.ts';
import type { HearStore } from './hear.store.ts';
import { replyMessage } from './reply-message.ts';

/** Services wait five seconds; the way there and back takes some of them. */
const IN_TIME_MS = 4000;
const LOOK_MS = 100;
/** Feishu waits three seconds. */
const ACKNOWLEDGED_MS = 2000;

/** Who gets an answer that comes late, or what is done with it. */
export type Later = string | ((reply: Reply) => Promise<void>) | undefined;

interface Needs {
  conversation: Pick<Conversation, 'hear'>;
  heard: Pick<HearStore, 'begin' | 'finish' | 'answered'>;
  outbox: Pick<OutboxStore, 'add'>;
  report: (error: unknown) => void;
  now: () => number;
}

export type HearService = ReturnType<typeof createHearService>;

/** One sentence that a channel brought. A repetition gets the answer of the first, also in another process. */
export function createHearService({ conversation, heard, outbox, report, now }: Needs) {
  async function compute(said: Utterance): Promise<Reply | undefined> {
    const { reply } = await conversation.hear(said);
    await heard.finish(said.guid, said.messageId, reply);
    return reply;
  }

  async function join({ guid, messageId }: Utterance): Promise<Reply | undefined> {
    for (let waited = 0; waited < IN_TIME_MS; waited += LOOK_MS) {
      const answered = await heard.answered(guid, messageId);
      // Written by `finish` from the same type.
      if (answered) return (answered.reply ?? undefined) as Reply | undefined;
      await wait(LOOK_MS);
    }
    return undefined;
  }

  const isSilent = (robot: Robot, said: Utterance) =>
    robot.isOff || quietUntil(now(), robot.quiet) !== undefined || !said.text.trim();

  /** Put into the outbox once, whoever hears it how often. */
  async function put(robot: Robot, said: Utterance, to: string, reply: Reply): Promise<void> {
    const { name, body } = replyMessage(reply);
    const onceKey = `${robot.guid} reply ${said.messageId}`;
    await outbox.add([{ guid: robot.guid, name, body: { to_wxid: to, ...body }, origin: '自动回复', onceKey }]);
  }

  return {
    /** The answer if it comes in time. What comes later is given to `later`, where the channel can do that. */
    async answer(robot: Robot, said: Utterance, later: Later): Promise<Reply | undefined> {
      if (isSilent(robot, said)) return undefined;
      if (!(await heard.begin(said.guid, said.messageId))) return join(said);
      const working = compute(said);
      const outcome = await Promise.race([
        working.then((reply) => ({ reply })),
        wait(IN_TIME_MS).then(() => undefined),
      ]);
      if (outcome) return outcome.reply;
      const late = async () => {
        const reply = await working;
        if (!reply || later === undefined) return;
        await (typeof later === 'string' ? put(robot, said, later, reply) : later(reply));
      };
      void late().catch(report);
      return undefined;
    },

    /** For services that take no answer in the same breath: it goes out by the outbox, and they wait for us briefly. */
    async answerByOutbox(robot: Robot, said: Utterance, to: string): Promise<void> {
      if (isSilent(robot, said) || !(await heard.begin(said.guid, said.messageId))) return;
      const working = compute(said).then((reply) => reply && put(robot, said, to, reply));
      const isDone = await Promise.race([working.then(() => true), wait(ACKNOWLEDGED_MS).then(() => false)]);
      if (!isDone) void working.catch(report);
    },
  };
}
