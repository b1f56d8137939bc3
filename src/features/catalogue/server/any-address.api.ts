import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { anyAddressApi } from '../any-address.contract.ts';
import type { AddressCheckService } from './address-check.service.ts';

export function bindAnyAddressApi(checks: AddressCheckService) {
  return bindApi(anyAddressApi, {
    'GET /api/v1/any/addresses': async ({ query: { key } }) => present(await checks.read(key)),
    'POST /api/v1/any/addresses/check': async ({ body: { Key } }) => present(await checks.start(Key)),
  });
}

function present({ state, total, done, faults, checkedAt }: Awaited<ReturnType<AddressCheckService['read']>>) {
  const dead = faults.filter(({ isDead }) => isDead).length;
  return {
    State: state,
    Total: total,
    Done: done,
    Dead: dead,
    Unsure: faults.length - dead,
    CheckedTime: checkedAt === undefined ? null : toShanghaiIso(checkedAt),
    Faults: faults.map(({ url, isDead, reason }) => ({ Url: url, IsDead: isDead, Reason: reason })),
  };
}
