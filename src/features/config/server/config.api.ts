import { beginning } from '#/contract/beginning.pure.ts';
import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { configApi } from '../config.contract.ts';
import { fieldChanges } from '../config-diff.pure.ts';
import { knownKey } from '../config-shapes.pure.ts';
import { presentChange, presentEntry } from './config.present.ts';
import type { ConfigService } from './config.service.ts';
import { draftHandlers } from './draft.api.ts';
import type { DraftStore } from './draft.store.ts';
import type { runningHandlers } from './running.api.ts';

interface Needs {
  service: ConfigService;
  drafts: DraftStore;
  running: ReturnType<typeof runningHandlers>;
  now: () => number;
}

export function bindConfigApi({ service, drafts, running, now }: Needs) {
  /** In the words of the form, where there is one. */
  async function tellChanges(key: string, value: string, call: Call): Promise<void> {
    const before = await service.find(key).catch(() => undefined);
    const changes = fieldChanges(knownKey(key)?.shape, jsonOr(before?.value), jsonOr(value)) ?? [];
    if (changes.length > 0)
      call.tellChange(changes.map(({ where, before, after }) => ({ field: where || 'Value', before, after })));
  }

  return bindApi(configApi, {
    ...draftHandlers(drafts, now),
    ...running,
    'GET /api/v1/config': async ({ query: { key } }) =>
      key ? presentEntry(await service.find(key)) : (await service.all()).map(presentEntry),
    'PUT /api/v1/config': async ({ body }, call) => {
      await tellChanges(body.Key, body.Value, call);
      const saved = await service.save({ key: body.Key, value: body.Value, ...changeOf(call) });
      await drafts.remove(memberOf(call.caller).memberId, body.Key);
      return presentEntry(saved);
    },
    'GET /api/v1/config/history': async ({ query }) => {
      const { changes, total } = await service.history(query.key, sliceOf(query));
      return toPage(changes.map(presentChange), total, query);
    },
    'POST /api/v1/config/rollback': async ({ body }, call) =>
      presentEntry(await service.rollBack({ key: body.Key, version: body.Version, ...changeOf(call) })),
  });
}

function jsonOr(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function changeOf({ caller, headers }: Call) {
  return { ifMatch: headers['if-match'], note: noteOf(headers['x-config-note']), changedBy: memberOf(caller).username };
}

/** Headers carry Latin letters only, so a Chinese note arrives percent-encoded. */
function noteOf(header = ''): string {
  try {
    return beginning(decodeURIComponent(header), 500);
  } catch {
    return header.slice(0, 500);
  }
}
