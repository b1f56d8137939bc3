import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import type { Call } from '#/platform/http/call.ts';
import { faultsIn, showableValue } from './config.rules.ts';
import type { DraftStore } from './draft.store.ts';

/** What an operator has not saved yet. It is theirs alone: the member is part of every question. */
export function draftHandlers(drafts: DraftStore, now: () => number) {
  return {
    'GET /api/v1/config/draft': async ({ query: { key } }: { query: { key: string } }, { caller }: Call) => {
      const draft = await drafts.find(memberOf(caller).memberId, key);
      if (!draft) return null;
      const Shown = showableValue(key, draft.value) ?? null;
      return { Value: draft.value, From: draft.from, Shown, UpdatedTime: toShanghaiIso(draft.changedAt) };
    },
    'PUT /api/v1/config/draft': async (
      { body: { Key, Value, From } }: { body: { Key: string; Value: string; From: number } },
      { caller }: Call,
    ) => {
      const faults = faultsIn(Key, Value);
      await drafts.put(memberOf(caller).memberId, Key, { value: Value, from: From, changedAt: now() });
      return { Faults: faults.map(({ path, message }) => ({ Path: path, Message: message })) };
    },
    'DELETE /api/v1/config/draft': async ({ query: { key } }: { query: { key: string } }, { caller }: Call) => {
      await drafts.remove(memberOf(caller).memberId, key);
      return null;
    },
  };
}
