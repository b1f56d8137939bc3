import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import type { GatheredService } from '../../catalogue/server/gathered.service.ts';
import type { OutwardService } from '../../catalogue/server/outward.service.ts';
import { gatheringApi } from '../gathering.contract.ts';
import { presentLine, presentOrigins, presentPreview, presentRun, presentSource } from './gathering.present.ts';
import type { GatheringService } from './gathering.service.ts';
import { playersOf } from './player-code.rules.ts';
import type { NewSource } from './source.rules.ts';

interface Needs {
  gathering: GatheringService;
  gathered: Pick<GatheredService, 'origins'>;
  outward: Pick<OutwardService, 'labels'>;
  hasPlayLinks: () => Promise<boolean>;
  sourceNames: () => Promise<ReadonlyMap<number, string>>;
}

export function bindGatheringApi({ gathering, gathered, outward, hasPlayLinks, sourceNames }: Needs) {
  const nameOf = ({ caller }: Call) => memberOf(caller).username;
  return bindApi(gatheringApi, {
    'GET /api/v1/collection/source': async () => {
      const sources = await gathering.list();
      const runs = await Promise.all(sources.map(({ id }) => gathering.lastRun(id)));
      return sources.map((source, index) => {
        const run = runs[index];
        return { ...presentSource(source), LastRun: run ? presentRun(run) : null };
      });
    },
    'POST /api/v1/collection/source': async ({ body }) => presentSource(await gathering.add(newSource(body))),
    'PUT /api/v1/collection/source': async ({ body }) => {
      const { Id, ...changes } = body;
      return presentSource(await gathering.change(Id, changesOf(changes)));
    },
    'DELETE /api/v1/collection/source': async ({ query }) => {
      await gathering.remove(query.Id);
      return true;
    },
    'GET /api/v1/collection/types': async ({ query }) =>
      (await gathering.types(query.Id)).map(({ id, parentId, name, kind, isDecided }) => ({
        Id: id,
        ParentId: parentId,
        Name: name,
        Kind: kind,
        IsDecided: isDecided,
      })),
    'GET /api/v1/collection/preview': async ({ query }) =>
      presentPreview(await gathering.preview(query.Id, query.page)),
    'GET /api/v1/collection/run': async ({ query }) => {
      const { runs, total } = await gathering.listRuns(query.SourceId, sliceOf(query));
      return toPage(runs.map(presentRun), total, query);
    },
    'POST /api/v1/collection/run': async ({ body }, call) =>
      presentRun(await gathering.begin(body.SourceId, { isFull: body.Full, begunBy: nameOf(call) })),
    'GET /api/v1/collection/run/:Id': async ({ params }) => presentRun(await gathering.findRun(params.Id)),
    'GET /api/v1/collection/run/:Id/log': async ({ params, query }) => {
      const { lines, total } = await gathering.log(params.Id, sliceOf(query));
      return toPage(lines.map(presentLine), total, query);
    },
    'POST /api/v1/collection/run/:Id/stop': async ({ params }) => presentRun(await gathering.stop(params.Id)),
    'POST /api/v1/collection/run/:Id/resume': async ({ params }) => presentRun(await gathering.resume(params.Id)),
    'POST /api/v1/collection/run/:Id/keep': async ({ params }) => presentRun(await gathering.keepMissing(params.Id)),
    'GET /api/v1/collection/outward': async () => ({
      HasPlayLinks: await hasPlayLinks(),
      Players: playersOf(await outward.labels()).map(({ code, name }) => ({
        Code: code,
        Name: name,
        Definition: `/api/v1/collection/player/mac_${code}.txt`,
      })),
    }),
    'GET /api/v1/collection/title': async ({ query }) => {
      return presentOrigins(await gathered.origins(query.key), await sourceNames());
    },
  });
}

type Body = { [Key in 'Name' | 'Url' | 'Cron']: string } & {
  IsEnabled: boolean;
  Types: NewSource['types'];
  PauseMs: number;
};

function newSource({ Name, Url, IsEnabled, Types, PauseMs, Cron }: Body): NewSource {
  return { name: Name, url: Url, isEnabled: IsEnabled, types: Types, pauseMs: PauseMs, cron: Cron };
}

/** Only the fields that were sent. */
function changesOf(body: { [Key in keyof Body]?: Body[Key] | undefined }): Partial<NewSource> {
  return {
    ...(body.Name !== undefined && { name: body.Name }),
    ...(body.Url !== undefined && { url: body.Url }),
    ...(body.IsEnabled !== undefined && { isEnabled: body.IsEnabled }),
    ...(body.Types !== undefined && { types: body.Types }),
    ...(body.PauseMs !== undefined && { pauseMs: body.PauseMs }),
    ...(body.Cron !== undefined && { cron: body.Cron }),
  };
}
