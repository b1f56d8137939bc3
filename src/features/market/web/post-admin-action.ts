import { addressWith, idsOf, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

const DONE = { show: '已通过', refuse: '已退回' } as const;
const isDeed = (text: string): text is keyof typeof DONE => Object.hasOwn(DONE, text);

/** The ticked ones together, or one alone: `One` is what to do and its number, as in `show 12`. */
export async function handlePostReview(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const [deed = '', number = ''] = textOf(form, 'One').split(' ');
  if (deed === 'close' || deed === 'clear') {
    const result = await call('PUT /api/v1/crawl/common/chat/reports', { body: { id: number, action: deed } });
    return result.ok ? { goTo: addressWith(url, { done: '已处理' }) } : refusalOf('review', result);
  }
  const action = deed || textOf(form, 'Action');
  const ids = deed ? [Number(number)] : idsOf(form);
  if (!isDeed(action)) return { form: 'review', status: 400, errors: [], message: '请选择要做的事' };
  const reason = deed ? textOf(form, `Reason ${number}`) : '';
  const result = await call('PUT /api/v1/crawl/common/posts', { body: { ids, action, reason } });
  if (!result.ok)
    return { ...refusalOf('review', result), errors: [], message: result.errors[0]?.Message ?? result.message };
  return { goTo: addressWith(url, { done: `${DONE[action]} ${result.data} 条` }) };
}
