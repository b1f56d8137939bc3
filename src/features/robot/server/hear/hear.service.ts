import { setTimeout as wait } from 'node:timers/promises';
import type { OutboxStore } from '../outbox.store.ts';
import { quietUntil } from '../quiet-hours.rules.ts';
import type { Robot } from '../robot.store.ts';
import { type Conversation, type Reply, replyText, type Utterance } from './conversation.service.ts';
import type { HearStore } from './hear.store.ts';

/** Services wait five seconds; the way there and back takes some of them. */
const IN_TIME_MS = 4000;
const LOOK_MS = 100;

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

  return {
    /**
     * The answer if it comes in time. What comes later is sent as a message of its own where the channel can do that:
     * `later` names who gets it.
     */
    async answer(robot: Robot, said: Utterance, later: string | undefined): Promise<Reply | undefined> {
      if (robot.isOff || quietUntil(now(), robot.quiet) !== undefined || !said.text.trim()) return undefined;
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
        const body = { to_wxid: later, content: replyText(reply) };
        const onceKey = `${robot.guid} reply ${said.messageId}`;
        await outbox.add([{ guid: robot.guid, name: '/msg/send_text', body, origin: '自动回复', onceKey }]);
      };
      void late().catch(report);
      return undefined;
    },
  };
}
