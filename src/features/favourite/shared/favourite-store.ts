import { toast } from '#/ui/toast/toast-store.ts';
import { backgroundApi, browserApi } from '#/web/browser-api.ts';
import { createFavouriteFlags } from './favourite-flags.ts';

/** What this tab knows and changes of the member's favourites. Loaded for members only. */
export const favouriteFlags = createFavouriteFlags({
  async save({ type, id }, isKept) {
    const one = { params: { RelativeId: id }, query: { Type: type } };
    const result = isKept
      ? await browserApi('POST /api/v1/collect', { body: { RelativeId: id, Type: type } })
      : await browserApi('DELETE /api/v1/collect/:RelativeId', one);
    if (result.ok) toast(isKept ? '已加入收藏' : '已取消收藏', { kind: 'success' });
    return result.ok;
  },
  async ask(type, ids) {
    const query = { Type: type, ids: JSON.stringify(ids) };
    const result = await backgroundApi('GET /api/v1/collect_flags', { query });
    return result.ok ? result.data : undefined;
  },
});
