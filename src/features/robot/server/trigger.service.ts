import type { EventKind } from '#/platform/event/event-kind.ts';
import type { EventListener, HeardEvent } from '#/platform/event/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { cutCharacters } from './channel/channel.driver.ts';
import type { ComposeService } from './compose.service.ts';
import type { PushService } from './push.service.ts';
import { badCompose, triggerNotFound } from './robot.errors.ts';
import type { Firing, NewTrigger, Trigger, TriggerStore } from './trigger.store.ts';

const MOST_AT_ONCE = 300;
const MOST_SAID = 5;
const MOST_LETTERS = 4000;
const NOTHING = { title: '', content: '', image: '', url: '' };

interface Needs {
  triggers: TriggerStore;
  push: Pick<PushService, 'messagesFor'>;
  compose: ComposeService;
  /** All kinds that any feature tells. */
  kinds: () => readonly EventKind[];
}

export interface TriggerWish extends Omit<NewTrigger, 'body' | 'siteOrigin'> {
  body: Record<string, unknown>;
}

export interface TriggerChange {
  name?: string | undefined;
  filter?: string | undefined;
  isOn?: boolean | undefined;
  isUrgent?: boolean | undefined;
}

export type TriggerService = ReturnType<typeof createTriggerService>;

/** What a template may say of an event: its own facts, and what every event has. */
function factsOf(
  { title, text = '', path, facts }: Pick<HeardEvent, 'title' | 'text' | 'path' | 'facts'>,
  siteOrigin: string,
) {
  return { ...facts, 'event.title': title, 'event.text': text, link: siteOrigin + path };
}

/** Says something when something happens. */
export function createTriggerService({ triggers, push, compose, kinds }: Needs) {
  /** What is for one member is nobody else's business. */
  const open = () => kinds().filter(({ audience }) => audience !== 'member');
  const kindOf = (event: string) => open().find(({ name }) => name === event);

  function examplesOf(kind: EventKind): Record<string, string> {
    const facts = Object.fromEntries(Object.entries(kind.facts).map(([name, { example }]) => [name, example]));
    return factsOf({ title: kind.title, path: '/', facts }, 'https://example.com');
  }

  async function checkedBody({ event, body }: TriggerWish, siteOrigin: string) {
    const kind = kindOf(event);
    if (!kind) throw badCompose('event', '没有这种事件');
    return compose.check(body, siteOrigin, examplesOf(kind));
  }

  const isWanted = ({ filter }: Trigger, { title, text = '', facts }: HeardEvent) => {
    const words = filter.split(/[\s,，、]+/).filter(Boolean);
    const said = [title, text, ...Object.values(facts)].join('\n').toLowerCase();
    return words.length === 0 || words.some((word) => said.includes(word.toLowerCase()));
  };

  /** Many at once are one message: the first few in full, the others as a number. */
  async function firing(trigger: Trigger, events: readonly HeardEvent[]): Promise<Firing> {
    const { id, name, siteOrigin, isUrgent, body } = trigger;
    const [first] = events;
    const times = events.length;
    try {
      const wish = compose.read(body);
      const said = [];
      for (const event of events.slice(0, MOST_SAID)) {
        said.push(await compose.render(wish, siteOrigin, factsOf(event, siteOrigin)));
      }
      const [one = NOTHING] = said;
      const rest = times - said.length;
      const content = [...new Set(said.map((each) => each.content)), rest > 0 && `……还有 ${rest} 条`];
      const rendered = {
        ...one,
        title: one.title && times > 1 ? `${cutCharacters(one.title, 110)} 等 ${times} 条` : one.title,
        content: cutCharacters(content.filter(Boolean).join('\n'), MOST_LETTERS),
      };
      const how = { origin: `触发：${name}`, key: `trigger ${id} ${first?.key}`, isUrgent };
      const note = times > 1 ? `${first?.title} 等 ${times} 条` : (first?.title ?? '');
      return { id, times, note, messages: await push.messagesFor(wish.targets, rendered, how) };
    } catch (error) {
      // One that cannot be said any more does not hold up the others.
      if (!(error instanceof AppError)) throw error;
      return { id, times, note: `没有发：${error.message}`, messages: [] };
    }
  }

  async function tell(events: readonly HeardEvent[]): Promise<Firing[]> {
    const firings: Firing[] = [];
    for (const [kind, heard] of Map.groupBy(events, (event) => event.kind)) {
      for (const trigger of await triggers.of(kind)) {
        const wanted = heard.filter((event) => isWanted(trigger, event));
        if (wanted.length > 0) firings.push(await firing(trigger, wanted));
      }
    }
    return firings;
  }

  return {
    list: () => triggers.list(),

    kinds: () => open().map((kind) => ({ ...kind, examples: examplesOf(kind) })),
    examples: (event: string) => {
      const kind = kindOf(event);
      return kind && examplesOf(kind);
    },

    async add(wish: TriggerWish, siteOrigin: string): Promise<Trigger> {
      const body = await checkedBody(wish, siteOrigin);
      const made = await triggers.find(await triggers.add({ ...wish, body, siteOrigin }));
      if (!made) throw triggerNotFound();
      return made;
    },

    async change(id: number, change: TriggerChange): Promise<void> {
      const old = await triggers.find(id);
      if (!old) throw triggerNotFound();
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed: Trigger = { ...old, ...given };
      await triggers.change(id, changed);
    },

    async remove(id: number): Promise<void> {
      if (!(await triggers.remove(id))) throw triggerNotFound();
    },

    /** All that happened since, a few hundred at a time. */
    async run(): Promise<void> {
      for (;;) {
        const events = await triggers.waiting(MOST_AT_ONCE);
        if (events.length === 0) return;
        await triggers.settle(events, await tell(events));
      }
    },

    /** Which kinds somebody waits for is asked of the table when the event is told: processes need not tell each other. */
    listener: {
      name: 'robot',
      wants: ({ audience }) => audience !== 'member',
      keep: triggers.keep,
      /** For what a version before this one left in the queue. */
      hear: async (event) => triggers.fire(await tell([event])),
    } satisfies EventListener,
  };
}
