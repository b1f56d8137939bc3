import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { healthApi } from '../health.contract.ts';
import { presentPart, presentPoint, presentProcess, presentRequest } from './health.present.ts';
import type { HealthService } from './health.service.ts';
import type { Range } from './minute.rules.ts';

interface Needs {
  health: HealthService;
  now: () => number;
}

async function overviewOf({ health, now }: Needs, range: Range) {
  const { points, parts, processes, starts } = await health.overview(range);
  return {
    Time: toShanghaiIso(now()),
    Points: points.map(presentPoint),
    Starts: starts.map(({ at, version }) => ({ Time: toShanghaiIso(at), Version: version })),
    Parts: parts.map(presentPart),
    Processes: processes.map((one) => presentProcess(one, now())),
  };
}

export function bindHealthApi(needs: Needs) {
  const { health } = needs;
  return bindApi(healthApi, {
    'GET /api/v1/health': ({ query }) => overviewOf(needs, query.range),
    'GET /api/v1/health/requests': async ({ query }) => ({
      Result: (await health.requests(query.id)).map(presentRequest),
    }),
    'GET /api/v1/health/alarms': async () => {
      const { alarms, robots } = await health.alarms();
      return {
        Alarms: alarms.map(({ key, name, mail, robot, room, sinceAt, rungAt }) => ({
          Key: key,
          Name: name,
          Mail: mail,
          Robot: robot,
          Room: room,
          IsBad: sinceAt !== null,
          RungTime: rungAt === null ? null : toShanghaiIso(rungAt),
        })),
        Robots: robots.map(({ guid, name, rooms }) => ({
          Guid: guid,
          Name: name,
          Rooms: rooms.map((room) => ({ Id: room.id, Name: room.name })),
        })),
      };
    },
    'PUT /api/v1/health/alarms/:Key': async ({ params, body }) => {
      await health.setChannel(params.Key, { mail: body.Mail, robot: body.Robot, room: body.Room });
      return true;
    },
  });
}

/** Everything the page knows, as a file to send to whoever helps: neither words nor addresses nor secrets are in it. */
export function diagnosisRoute(needs: Needs): RawRoute {
  return {
    method: 'GET',
    path: '/market/admin/health/diagnosis.json',
    auth: 'operator',
    summary: '下载诊断包',
    async handle() {
      const requests = await needs.health.requests('');
      const body = {
        Overview: await overviewOf(needs, 'day'),
        Requests: requests.map(presentRequest),
        Machine: { Platform: process.platform, Arch: process.arch, Node: process.versions.node },
      };
      const day = toShanghaiIso(needs.now()).slice(0, 16).replaceAll(/\D/g, '');
      return {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="souluo-${day}.json"`,
          'cache-control': 'private, no-store',
        },
        body: JSON.stringify(body, null, 2),
      };
    },
  };
}
