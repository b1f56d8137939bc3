import { channelKinds, isChannel } from '../channels.pure.ts';
import { isSend, isSolo } from '../robot-interfaces.pure.ts';
import { cutBytes } from './channel/channel.driver.ts';
import type { Composed, ComposeService, Rendered } from './compose.service.ts';
import { checkedMessage, checkedReceivers } from './message.ts';
import type { NewMessage } from './outbox.store.ts';
import { badMessage, robotNotFound, unknownInterface } from './robot.errors.ts';
import type { Robot, RobotStore } from './robot.store.ts';
import type { SoloMessage, SoloService } from './solo.service.ts';

interface Push {
  name: string;
  body: Record<string, unknown>;
  siteOrigin: string;
  origin: string;
  /** The same push under the same key is one push. */
  key?: string | undefined;
}

interface Needs {
  robots: Pick<RobotStore, 'find'>;
  solo: SoloService;
  compose: ComposeService;
}

interface ComposedPush extends Omit<Push, 'name' | 'body'> {
  isUrgent?: boolean | undefined;
}

export const COMPOSE = 'composePush';

export type PushService = ReturnType<typeof createPushService>;

/** Turns one asking into the messages it means, one for each receiver. Nothing is sent or kept here. */
export function createPushService({ robots, solo, compose }: Needs) {
  async function robotOf(body: Record<string, unknown>): Promise<Robot> {
    const { guid, targets } = body;
    // A composed push goes on as long as one of its robots is there.
    const others = Array.isArray(targets) ? targets.map((target: { guid?: unknown }) => target?.guid) : [];
    for (const one of new Set([guid, ...others])) {
      const robot = typeof one === 'string' ? await robots.find(one) : undefined;
      if (robot) return robot;
    }
    throw robotNotFound();
  }

  /** Whether it could be sent one day, without looking at what it will say then. */
  async function check({
    name,
    body,
    siteOrigin = '',
  }: Pick<Push, 'name' | 'body'> & { siteOrigin?: string }): Promise<Robot> {
    if (name === COMPOSE) await compose.check(body, siteOrigin);
    const robot = await robotOf(body);
    if (name === COMPOSE) return robot;
    const receivers = checkedReceivers(body);
    if (isSolo(name)) solo.check(name, body);
    else if (isSend(name)) checkSize(robot, checkedMessage(name, body).body);
    else throw unknownInterface(name);
    if (receivers.length === 0) throw badMessage('请选择群或联系人');
    return robot;
  }

  const composedMessages = async (wish: Composed, push: ComposedPush): Promise<NewMessage[]> =>
    messagesFor(wish.targets, await compose.render(wish, push.siteOrigin), push);

  /** One message for each place whose robot is still there; a title makes it more than a text. */
  async function messagesFor(
    targets: Composed['targets'],
    { title, content, image, url }: Omit<Rendered, 'faults'>,
    { origin, key, isUrgent }: Omit<ComposedPush, 'siteOrigin'>,
  ): Promise<NewMessage[]> {
    // A list that is empty today is nothing to tell.
    if (!content) return [];
    const messages: NewMessage[] = [];
    for (const { guid, to } of targets) {
      const robot = await robots.find(guid);
      if (!robot) continue;
      // Said as far as it fits: the composer has told the operator where it is cut.
      const fitting = (text: string) =>
        isChannel(robot.driver) ? cutBytes(text, channelKinds[robot.driver].textBytes) : text;
      const message = title
        ? checkedMessage('/msg/send_rich', { title, content: fitting(content), url, image_url: image })
        : checkedMessage('/msg/send_text', { content: fitting([content, url].filter(Boolean).join('\n')) });
      const once = key && { onceKey: `${guid} ${to} ${key} 0` };
      messages.push({ guid, name: message.name, body: { to_wxid: to, ...message.body }, origin, isUrgent, ...once });
    }
    return messages;
  }

  return {
    robotOf,
    check,
    messagesFor,

    async messages({ name, body, siteOrigin, origin, key }: Push): Promise<NewMessage[]> {
      const { guid } = await check({ name, body, siteOrigin });
      if (name === COMPOSE) return composedMessages(compose.read(body), { siteOrigin, origin, key });
      const wanted: SoloMessage[] = isSolo(name)
        ? await solo.messages(name, body, siteOrigin)
        : isSend(name)
          ? [checkedMessage(name, body)]
          : [];
      return checkedReceivers(body).flatMap((to) =>
        wanted.map((message, index) => {
          const mark = message.mark ?? (key === undefined ? undefined : `${key} ${index}`);
          return {
            guid,
            name: message.name,
            body: { to_wxid: to, ...message.body },
            origin,
            ...(mark && { onceKey: `${guid} ${to} ${mark}` }),
          };
        }),
      );
    },
  };
}

/** Services count bytes; said now rather than by a dead letter. */
function checkSize({ driver }: Robot, { content }: Record<string, unknown>): void {
  if (!isChannel(driver) || typeof content !== 'string') return;
  const { name, textBytes } = channelKinds[driver];
  if (Buffer.byteLength(content) <= textBytes) return;
  const service = driver === 'wecom' || driver === 'wecomapp' ? '企业微信' : name;
  throw badMessage(`${service}的文本不能超过 ${textBytes} 字节（约 ${Math.floor(textBytes / 30) * 10} 个汉字）`);
}
