import type { CallInput } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import type { Attempt } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';

const ASKED = new Set(['limit.proof_needed', 'limit.proof_wrong', 'limit.proof_spent']);
/** The price may rise while a riddle is being solved. */
const MOST_TURNS = 3;

type Question = NonNullable<CallInput<ApiMap['GET /api/v1/user/challenge']>['query']>;

/** Sends as it is; where a proof of work is asked for the browser does the work and sends again. */
export async function payIfAsked<Data>(
  question: Question,
  send: (Proof: string) => Promise<Attempt<Data>>,
): Promise<Attempt<Data>> {
  let result = await send('');
  for (let turn = 0; turn < MOST_TURNS && !result.ok && ASKED.has(result.code); turn++) {
    toast('现在来的请求很多，浏览器正在算一道小题，算完会自动继续');
    const { earnProof } = await import('#/web/earn-proof.ts');
    const asked = await browserApi('GET /api/v1/user/challenge', { query: question }, { quiet: true });
    if (!asked.ok) return asked;
    result = await send(await earnProof(Promise.resolve(asked)));
  }
  return result;
}
