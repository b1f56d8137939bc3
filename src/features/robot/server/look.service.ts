import { AppError } from '#/platform/http/app-error.ts';
import { isChannel } from '../channels.pure.ts';
import { isInterface } from '../robot-interfaces.pure.ts';
import type { Look } from '../robot-push.contract.ts';
import { saidIn } from './channel/channel-robot.ts';
import type { Channels } from './channel/channels.ts';
import { lookOf } from './channel/look.ts';
import type { Composed, Rendered } from './compose.service.ts';
import { inItsWords } from './ntchat.gateway.ts';
import type { NewMessage } from './outbox.store.ts';
import type { PushService } from './push.service.ts';
import { DriverFailure, type DriverName } from './robot.driver.ts';
import type { Robot } from './robot.store.ts';

interface Needs {
  push: Pick<PushService, 'messagesFor'>;
  channels: Channels;
}

export type LookService = ReturnType<typeof createLookService>;

/** How a push looks where it arrives. It goes the way of a real one up to the message that would be sent. */
export function createLookService({ push, channels }: Needs) {
  function payloadOf(driver: DriverName, { name, body }: NewMessage): object {
    if (isChannel(driver)) return channels[driver].payload(saidIn(name, body));
    return isInterface(name) ? inItsWords(name, body).body : body;
  }

  async function look(target: Composed['targets'][number], driver: DriverName, rendered: Rendered): Promise<Look[]> {
    try {
      const [message] = await push.messagesFor([target], rendered, { origin: '' });
      return message ? [{ driver, ...lookOf(driver, payloadOf(driver, message)) }] : [];
    } catch (error) {
      // What cannot be sent yet has no look; the fault is told beside its field.
      if (error instanceof AppError || error instanceof DriverFailure) return [];
      throw error;
    }
  }

  return {
    /** One for each kind of channel among the chosen places. */
    async looks(targets: Composed['targets'], robots: readonly Robot[], rendered: Rendered): Promise<Look[]> {
      const firsts = new Map<DriverName, Composed['targets'][number]>();
      for (const target of targets) {
        const robot = robots.find(({ guid }) => guid === target.guid);
        if (robot && !firsts.has(robot.driver)) firsts.set(robot.driver, target);
      }
      return (await Promise.all([...firsts].map(([driver, target]) => look(target, driver, rendered)))).flat();
    },
  };
}
