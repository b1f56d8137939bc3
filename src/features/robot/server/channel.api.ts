import { DAY_MS, SHANGHAI_MS } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { robotChannelApi } from '../robot-channel.contract.ts';
import { presentChannel, shownSince } from './channel.present.ts';
import type { ChannelService } from './channel.service.ts';
import type { OutboxStore } from './outbox.store.ts';
import type { RobotStore } from './robot.store.ts';

interface Needs {
  channels: ChannelService;
  robots: Pick<RobotStore, 'list'>;
  outbox: Pick<OutboxStore, 'tallies' | 'lastDone'>;
  now: () => number;
}

const hearUrl = (siteOrigin: string, guid: string) => `${siteOrigin}/robot/hear/${guid}`;

export function bindChannelApi({ channels, robots, outbox, now }: Needs) {
  return bindApi(robotChannelApi, {
    'GET /api/v1/wechat/robot/channel': async (_input, { siteOrigin }) => {
      const time = now();
      const [all, tallies, last] = await Promise.all([
        robots.list(),
        outbox.tallies(shownSince(time), SHANGHAI_MS),
        outbox.lastDone(),
      ]);
      const today = Math.floor((time + SHANGHAI_MS) / DAY_MS);
      const ofToday = tallies.filter(({ day }) => day === today);
      const sum = (name: 'sent' | 'replies') => ofToday.reduce((total, tally) => total + tally[name], 0);
      return {
        Result: all.map((robot) =>
          presentChannel(robot, {
            tallies: tallies.filter(({ guid }) => guid === robot.guid),
            last: last.get(robot.guid),
            siteOrigin,
            now: time,
          }),
        ),
        Today: {
          sent: sum('sent'),
          replies: sum('replies'),
          doubtful: tallies.reduce((total, { doubtful }) => total + doubtful, 0),
        },
      };
    },
    'POST /api/v1/wechat/robot/channel/test': ({ body: { driver, fields, text, room } }) =>
      channels.test(driver, fields, text, room),
    'POST /api/v1/wechat/robot/channel': async ({ body }, { siteOrigin }) => {
      const { guid, secret } = await channels.add(body);
      return { guid, secret, hearUrl: hearUrl(siteOrigin, guid) };
    },
    'PUT /api/v1/wechat/robot/channel/:guid': async ({ params, body }) => ({
      revived: await channels.change(params.guid, body),
    }),
    'POST /api/v1/wechat/robot/channel/:guid/test': ({ params, body }) => channels.testKnown(params.guid, body.text),
    'POST /api/v1/wechat/robot/channel/:guid/listen': ({ params }, { siteOrigin }) =>
      channels.listen(params.guid, hearUrl(siteOrigin, params.guid)),
  });
}
