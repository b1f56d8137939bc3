import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { channelKinds, isChannel } from '../../channels.pure.ts';
import { robotBindApi } from '../../robot-bind.contract.ts';
import { robotNotFound } from '../robot.errors.ts';
import type { Robot, RobotStore } from '../robot.store.ts';
import type { HearStore } from './hear.store.ts';

const VALID_MS = 10 * 60_000;
/** Without those that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;

interface Needs {
  robots: Pick<RobotStore, 'list'>;
  heard: Pick<HearStore, 'offerCode' | 'bindingsOf' | 'unbind'>;
  markOf: (code: string) => string;
  randomBytes: (length: number) => Uint8Array;
  now: () => number;
}

const nameOf = ({ driver, nickname }: Robot) => nickname || (isChannel(driver) ? channelKinds[driver].name : '微信');

/** The messenger accounts of a member: bound by a code that is shown here and said there. */
export function bindBindingApi({ robots, heard, markOf, randomBytes, now }: Needs) {
  const hearing = async () =>
    (await robots.list()).filter(({ driver }) => !isChannel(driver) || channelKinds[driver].hears);
  return bindApi(robotBindApi, {
    'GET /api/v1/wechat/robot/bind': async (_input, { caller }) => {
      const all = await hearing();
      const names = new Map(all.map((robot) => [robot.guid, nameOf(robot)]));
      const bindings = await heard.bindingsOf(memberOf(caller).memberId);
      return {
        Result: bindings.map(({ guid, boundAt }) => ({
          guid,
          name: names.get(guid) ?? '已删除的渠道',
          boundTime: toShanghaiIso(boundAt),
        })),
        Channels: [...names.values()],
      };
    },
    'POST /api/v1/wechat/robot/bind': async (_input, { caller }) => {
      // 31 letters into 256: a small lean towards some of them does not matter at 35 bits and ten minutes.
      const code = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
      const endsAt = now() + VALID_MS;
      await heard.offerCode(memberOf(caller).memberId, markOf(code), endsAt);
      return { code, endsTime: toShanghaiIso(endsAt) };
    },
    'DELETE /api/v1/wechat/robot/bind/:guid': async ({ params }, { caller }) => {
      if (!(await heard.unbind(memberOf(caller).memberId, params.guid))) throw robotNotFound();
      return true;
    },
  });
}
