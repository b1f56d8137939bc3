import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { shortUtmApi, type UtmSet } from '../short-utm.contract.ts';
import { emptyUtm, noSuchUtm, tooManyUtm } from './short-link.errors.ts';
import type { StoredUtm, UtmStore } from './utm.store.ts';

const MOST_SETS = 50;
const FIELDS = ['Source', 'Medium', 'Campaign', 'Term', 'Content'] as const;

const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;

export function bindShortUtmApi(store: UtmStore, now: () => number) {
  return bindApi(shortUtmApi, {
    'GET /api/v1/short_url/utm': async (_input, call) => (await store.list(ownerOf(call))).map(presentUtm),
    'POST /api/v1/short_url/utm': async ({ body }, call) => {
      const ownerId = ownerOf(call);
      const given = FIELDS.filter((field) => body[field] !== '');
      if (given.length === 0) throw emptyUtm();
      const pairs = given.map((field): [string, string] => [`utm_${field.toLowerCase()}`, body[field]]);
      const params = new URLSearchParams(pairs).toString();
      const known = await store.find(ownerId, params);
      if (known) return presentUtm(known);
      if ((await store.list(ownerId)).length >= MOST_SETS) throw tooManyUtm(MOST_SETS);
      await store.add(ownerId, params, now());
      const made = await store.find(ownerId, params);
      if (!made) throw noSuchUtm();
      return presentUtm(made);
    },
    'DELETE /api/v1/short_url/utm/:Id': async ({ params }, call) => {
      if (!(await store.remove(ownerOf(call), params.Id))) throw noSuchUtm();
      return true;
    },
  });
}

export function presentUtm({ id, params }: StoredUtm): UtmSet {
  const kept = new URLSearchParams(params);
  const part = (name: string) => kept.get(`utm_${name}`) ?? '';
  return {
    Id: id,
    Source: part('source'),
    Medium: part('medium'),
    Campaign: part('campaign'),
    Term: part('term'),
    Content: part('content'),
  };
}
