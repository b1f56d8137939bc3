import type { EventKind } from '#/platform/event/event-kind.ts';
import type { EventListener, HeardEvent } from '#/platform/event/events.ts';
import type { ComposeService } from './compose.service.ts';
import type { PushService } from './push.service.ts';
import { badCompose, triggerNotFound } from './robot.errors.ts';
import type { NewTrigger, Trigger, TriggerStore } from './trigger.store.ts';

interface Needs {
  triggers: TriggerStore;
  push: Pick<PushService, 'composedMessages'>;
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

  async function fire(trigger: Trigger, event: HeardEvent): Promise<void> {
    const { id, name, siteOrigin, isUrgent } = trigger;
    const messages = await push.composedMessages(compose.read(trigger.body), {
      siteOrigin,
      origin: `触发：${name}`,
      key: `trigger ${id} ${event.key}`,
      facts: factsOf(event, siteOrigin),
      isUrgent,
    });
    await triggers.fire(id, messages, event.title);
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

    /** Which kinds somebody waits for is asked of the table when the event is heard: processes need not tell each other. */
    listener: {
      name: 'robot',
      wants: () => true,
      async hear(event) {
        for (const trigger of await triggers.of(event.kind)) {
          if (isWanted(trigger, event)) await fire(trigger, event);
        }
      },
    } satisfies EventListener,
  };
}
