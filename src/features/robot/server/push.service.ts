import { isSend, isSolo } from '../robot-interfaces.pure.ts';
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

export type PushService = ReturnType<typeof createPushService>;

/** Turns one asking into the messages it means, one for each receiver. Nothing is sent or kept here. */
export function createPushService({ robots, solo }: { robots: Pick<RobotStore, 'find'>; solo: SoloService }) {
  async function robotOf(body: Record<string, unknown>): Promise<Robot> {
    const { guid } = body;
    const robot = typeof guid === 'string' ? await robots.find(guid) : undefined;
    if (!robot) throw robotNotFound();
    return robot;
  }

  /** Whether it could be sent one day, without looking at what it will say then. */
  async function check({ name, body }: Pick<Push, 'name' | 'body'>): Promise<Robot> {
    const robot = await robotOf(body);
    const receivers = checkedReceivers(body);
    if (isSolo(name)) solo.check(name, body);
    else if (isSend(name)) checkSize(robot, checkedMessage(name, body).body);
    else throw unknownInterface(name);
    if (receivers.length === 0) throw badMessage('请选择群或联系人');
    return robot;
  }

  return {
    robotOf,
    check,

    async messages({ name, body, siteOrigin, origin, key }: Push): Promise<NewMessage[]> {
      const { guid } = await check({ name, body });
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

/** The official webhook counts bytes; said now rather than by a dead letter. */
function checkSize({ driver }: Robot, { content }: Record<string, unknown>): void {
  if (driver === 'wecom' && typeof content === 'string' && Buffer.byteLength(content) > 2048) {
    throw badMessage('企业微信的文本不能超过 2048 字节（约 680 个汉字）');
  }
}
