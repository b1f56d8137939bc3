import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { unknownEndpoint } from '#/platform/http/app-error.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { announceApi } from '../announce.contract.ts';
import type { AnnounceService } from './announce.service.ts';

const NAMES = { indexnow: 'IndexNow（必应、Yandex 等）', baidu: '百度' } as const;

export function bindAnnounceApi(service: Pick<AnnounceService, 'overview'>) {
  return bindApi(announceApi, {
    'GET /api/v1/announce': async () => {
      const { engines, log } = await service.overview();
      return {
        Engines: engines.map(({ engine, isOn, waiting, restsUntil }) => ({
          Engine: engine,
          Name: NAMES[engine],
          IsOn: isOn,
          Waiting: waiting,
          RestsUntilTime: restsUntil === undefined ? null : toShanghaiIso(restsUntil),
        })),
        Log: log.map(({ id, at, engine, pages, isOk, message }) => ({
          Id: id,
          Time: toShanghaiIso(at),
          Engine: engine,
          Pages: pages,
          IsOk: isOk,
          Message: message,
        })),
      };
    },
  });
}

/** Where engines see that whoever speaks for the site owns it. */
export function keyRoute(key: () => string | undefined): RawRoute {
  return {
    method: 'GET',
    path: '/:key(^[0-9a-f]{32}).txt',
    auth: 'visitor',
    async handle({ params }) {
      const own = key();
      if (own === undefined || params['key'] !== own) throw unknownEndpoint();
      return { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, body: own };
    },
  };
}
