import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { watchingApi } from '../watching.contract.ts';
import type { WatchingService } from './watching.service.ts';
import type { Place, Skip } from './watching.store.ts';

export function bindWatchingApi(watching: WatchingService) {
  return bindApi(watchingApi, {
    'GET /api/v1/history/watching': async (_input, { caller }) =>
      (await watching.list(memberOf(caller).memberId)).map(({ item, place, hasUpdate }) => ({
        ...item,
        Place: presentPlace(place),
        HasUpdate: hasUpdate,
      })),
    'GET /api/v1/history/watched': async ({ query }, { caller }) =>
      (await watching.ofTitle(memberOf(caller).memberId, query.key)).map(presentPlace),
    'GET /api/v1/history/skip': async ({ query }, { caller }) => {
      const skip = await watching.skipOf(memberOf(caller).memberId, query.key);
      return skip ? presentSkip(skip) : null;
    },
    'PUT /api/v1/history/skip': async ({ body: { Key, Intro, Outro, Ago } }, { caller }) => {
      await watching.setSkip(memberOf(caller).memberId, Key, { intro: Intro, outro: Outro, ago: Ago });
      return true;
    },
    'POST /api/v1/history/watched': async ({ body }, { caller }) => {
      const told = body.Places.map(({ Key, Source, Set: episode, Seconds, Length, Ago }) => ({
        ...{ titleKey: Key, source: Source, episode, seconds: Seconds, length: Length, ago: Ago },
      }));
      await watching.note(memberOf(caller).memberId, told);
      return true;
    },
  });
}

export function presentPlace({ source, episode, seconds, length, watchedAt }: Place) {
  return { Source: source, Set: episode, Seconds: seconds, Length: length, WatchedTime: toShanghaiIso(watchedAt) };
}

export const presentSkip = ({ intro, outro, setAt }: Skip) => ({
  Intro: intro,
  Outro: outro,
  SetTime: toShanghaiIso(setAt),
});
