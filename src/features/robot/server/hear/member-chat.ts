import type { OutboxStore } from '../outbox.store.ts';
import type { DriverName } from '../robot.driver.ts';
import type { RobotStore } from '../robot.store.ts';
import type { HearStore } from './hear.store.ts';

interface Needs {
  robots: Pick<RobotStore, 'find'>;
  heard: Pick<HearStore, 'bindingsOf'>;
  outbox: Pick<OutboxStore, 'add'>;
  /** Where links lead; without it a message has none. */
  origin: () => string | undefined;
}

interface ChatNews {
  key: string;
  title: string;
  text: string;
  path: string;
}

/** Those that write to one person. A group's robot would say a member's news to the whole group. */
const TO_ONE_PERSON: readonly DriverName[] = ['mp', 'wecomapp', 'feishu', 'telegram', 'gateway', 'sandbox'];
const MOST_LETTERS = 600;

/** News of a member said to the messengers they bound. The outbox sends, repeats and gives up, as for every message. */
export function createMemberChat({ robots, heard, outbox, origin }: Needs) {
  async function waysTo(memberId: number) {
    const ways = [];
    for (const { guid, person } of await heard.bindingsOf(memberId)) {
      const robot = await robots.find(guid);
      if (robot && !robot.isOff && TO_ONE_PERSON.includes(robot.driver)) ways.push({ guid, person });
    }
    return ways;
  }

  return {
    isBound: async (memberId: number) => (await waysTo(memberId)).length > 0,

    async say(memberId: number, { key, title, text, path }: ChatNews): Promise<void> {
      const words = [...[title, text].filter(Boolean).join('\n')].slice(0, MOST_LETTERS).join('');
      const site = origin();
      const content = site === undefined ? words : `${words}\n${site}${path}`;
      const messages = (await waysTo(memberId)).map(({ guid, person }) => ({
        guid,
        name: '/msg/send_text',
        body: { to_wxid: person, content },
        origin: '会员消息',
        onceKey: `${guid} news ${memberId} ${key}`,
      }));
      if (messages.length > 0) await outbox.add(messages);
    },
  };
}

export type MemberChat = ReturnType<typeof createMemberChat>;
