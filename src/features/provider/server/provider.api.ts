import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { providerApi } from '../provider.contract.ts';
import { PROVIDER_LABELS } from '../providers.pure.ts';
import { type ProviderSettings, type Run, TRAITS } from './provider.rules.ts';
import type { ProviderService } from './provider.service.ts';

export function bindProviderApi(service: ProviderService) {
  return bindApi(providerApi, {
    'GET /api/v1/provider': async () => (await service.list()).map(present),
    'PUT /api/v1/provider': async ({ body: { Name, IsOn, Base, Key, PauseMs } }) =>
      present(await service.save(Name, { isOn: IsOn, base: Base, key: Key, pauseMs: PauseMs })),
    'POST /api/v1/provider/run': async ({ body }, { caller }) =>
      presentRun(await service.begin(body.Name, body.Mode, memberOf(caller).username)),
    'POST /api/v1/provider/stop': ({ body }) => service.stop(body.Name),
    'GET /api/v1/provider/changes': async ({ query }) => {
      const { changes, total } = await service.changes(query.Name, sliceOf(query));
      const presented = changes.map(({ key, name, changes: fields }) => ({
        Key: key,
        Name: name,
        Changes: fields.map(({ field, before, after }) => ({ Field: field, Before: before, After: after })),
      }));
      return toPage(presented, total, query);
    },
    'GET /api/v1/provider/review': async ({ query }) => {
      const { doubtful, total } = await service.doubtful(query.Name, sliceOf(query));
      const presented = doubtful.map(({ work, candidates }) => ({
        ...{ TitleId: work.id, Key: work.key, Name: work.name, Year: work.year },
        Candidates: candidates.map(({ id, name, year, score, reasons }) => ({
          ...{ Id: id, Name: name, Year: year, Score: score, Reasons: reasons },
        })),
      }));
      return toPage(presented, total, query);
    },
    'PUT /api/v1/provider/review': async ({ body }) => {
      await service.choose(body.Name, body.TitleId, body.Item);
      return true;
    },
  });
}

function present({
  name,
  isOn,
  base,
  key,
  pauseMs,
  run,
  doubtful,
}: ProviderSettings & { run: Run | null; doubtful: number }) {
  return {
    Name: name,
    Label: PROVIDER_LABELS[name],
    IsOn: isOn,
    Base: base,
    HasKey: key !== '',
    IsKeyLost: key === undefined,
    NeedsKey: TRAITS[name].needsKey,
    PauseMs: pauseMs,
    Notice: TRAITS[name].notice,
    Doubtful: doubtful,
    Run: run && presentRun(run),
  };
}

function presentRun(run: Run) {
  return {
    ...{ Id: run.id, Name: run.name, Mode: run.mode, State: run.state, Total: run.total, Done: run.counts.done },
    ...{ Changed: run.counts.changed, Doubtful: run.counts.doubtful, Unmatched: run.counts.unmatched },
    ...{ Failed: run.counts.failed, Message: run.message, BegunBy: run.begunBy },
    CreatedTime: toShanghaiIso(run.createdAt),
    EndedTime: run.endedAt === null ? null : toShanghaiIso(run.endedAt),
  };
}
