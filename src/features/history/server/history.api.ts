import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { historyApi } from '../history.contract.ts';
import { presentVisits } from './history.present.ts';
import type { HistoryService } from './history.service.ts';

export function bindHistoryApi(service: HistoryService) {
  return bindApi(historyApi, {
    'GET /api/v1/history': async (_input, { caller }) => presentVisits(await service.list(memberOf(caller).memberId)),

    'POST /api/v1/history': async ({ body }, { caller }) => {
      const told = body.Visits.map(({ Key, Name, Ago }) => ({ key: Key, name: Name, ago: Ago }));
      return presentVisits(await service.merge(memberOf(caller).memberId, told));
    },

    'DELETE /api/v1/history': async (_input, { caller }) => {
      await service.clear(memberOf(caller).memberId);
      return true;
    },

    'DELETE /api/v1/history/:Key': async ({ params }, { caller }) => {
      await service.remove(memberOf(caller).memberId, params.Key);
      return true;
    },
  });
}
