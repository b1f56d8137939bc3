import { toFen, toYuan } from '#/contract/money.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { marketPriceApi } from '../market-price.contract.ts';
import type { PriceService } from './price.service.ts';
import type { Alert } from './price.store.ts';

export function bindPriceApi(prices: PriceService) {
  return bindApi(marketPriceApi, {
    'GET /api/v1/crawl/common/prices': async ({ query }) => {
      const { days, lowestFen, meanFen, steps } = await prices.history(query.id);
      return {
        days,
        lowest: toYuan(lowestFen),
        mean: toYuan(meanFen),
        steps: steps.map(({ since, priceFen }) => ({ time: toShanghaiIso(since), price: toYuan(priceFen) })),
      };
    },
    'GET /api/v1/crawl/common/alert': async ({ query }, { caller }) => {
      const alert = await prices.alertFor(memberOf(caller).memberId, query.id);
      return { below: alert ? toYuan(alert.belowFen) : null };
    },
    'PUT /api/v1/crawl/common/alert': async ({ body }, { caller }) => {
      await prices.setAlert(memberOf(caller).memberId, body.id, toFen(body.below));
      return { below: body.below };
    },
    'DELETE /api/v1/crawl/common/alert': async ({ query }, { caller }) => {
      await prices.removeAlert(memberOf(caller).memberId, query.id);
      return true;
    },
  });
}

/** As a member's own data are handed out. */
export const presentAlert = ({ itemId, belowFen, createdAt }: Alert) => ({
  Item: itemId,
  Below: toYuan(belowFen),
  CreatedTime: toShanghaiIso(createdAt),
});
