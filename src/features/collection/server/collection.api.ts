import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import type { CollectedService } from '../../catalogue/server/collected.service.ts';
import { collectionApi } from '../collection.contract.ts';
import { presentLine, presentOrigins, presentPreview, presentRun, presentSource } from './collection.present.ts';
import type { CollectionService } from './collection.service.ts';
import type { NewSource } from './source.rules.ts';

export function bindCollectionApi(collection: CollectionService, collected: Pick<CollectedService, 'origins'>) {
  const nameOf = ({ caller }: Call) => memberOf(caller).username;
  const fileName = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 30) || '导入的文件';
  return bindApi(collectionApi, {
    'GET /api/v1/collection/source': async () => {
      const sources = await collection.list();
      const runs = await Promise.all(sources.map(({ id }) => collection.lastRun(id)));
      return sources.map((source, index) => {
        const run = runs[index];
        return { ...presentSource(source), LastRun: run ? presentRun(run) : null };
      });
    },
    'POST /api/v1/collection/source': async ({ body }) => presentSource(await collection.add(newSource(body))),
    'PUT /api/v1/collection/source': async ({ body }) => {
      const { Id, ...changes } = body;
      return presentSource(await collection.change(Id, changesOf(changes)));
    },
    'DELETE /api/v1/collection/source': async ({ query }) => {
      await collection.remove(query.Id);
      return true;
    },
    'GET /api/v1/collection/types': async ({ query }) =>
      (await collection.types(query.Id)).map(({ id, parentId, name, kind, isDecided }) => ({
        Id: id,
        ParentId: parentId,
        Name: name,
        Kind: kind,
        IsDecided: isDecided,
      })),
    'GET /api/v1/collection/preview': async ({ query }) =>
      presentPreview(await collection.preview(query.Id, query.page)),
    'GET /api/v1/collection/run': async ({ query }) => {
      const { runs, total } = await collection.listRuns(query.SourceId, sliceOf(query));
      return toPage(runs.map(presentRun), total, query);
    },
    'POST /api/v1/collection/run': async ({ body }, call) =>
      presentRun(await collection.begin(body.SourceId, { isFull: body.Full, begunBy: nameOf(call) })),
    'GET /api/v1/collection/run/:Id': async ({ params }) => presentRun(await collection.findRun(params.Id)),
    'GET /api/v1/collection/run/:Id/log': async ({ params, query }) => {
      const { lines, total } = await collection.log(params.Id, sliceOf(query));
      return toPage(lines.map(presentLine), total, query);
    },
    'POST /api/v1/collection/run/:Id/stop': async ({ params }) => presentRun(await collection.stop(params.Id)),
    'POST /api/v1/collection/run/:Id/resume': async ({ params }) => presentRun(await collection.resume(params.Id)),
    'POST /api/v1/collection/import/preview': async ({ body }) => {
      const { preview } = await collection.readFile(body.file, body.Name ?? fileName(body.file.name));
      return presentPreview(await preview());
    },
    'POST /api/v1/collection/import': async ({ body }, call) => {
      const { begin } = await collection.readFile(body.file, body.Name ?? fileName(body.file.name));
      return presentRun(await begin(nameOf(call)));
    },
    'GET /api/v1/collection/title': async ({ query }) => {
      const sources = await collection.list();
      const names = new Map(sources.map(({ id, name }) => [id, name]));
      return presentOrigins(await collected.origins(query.key), names);
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
