import {
  addressWith,
  type DeskCall,
  type DeskOutcome,
  idsOf,
  refusalOf,
  textOf,
} from '#/features/desk/shared/desk-form.ts';

const DONE = { show: '已显示', hide: '已隐藏', delete: '已删除' } as const;
type Deed = keyof typeof DONE;

const isDeed = (text: string): text is Deed => Object.hasOwn(DONE, text);

/** The ticked words together, or one alone: `One` is what to do and its number, as in `hide 12`. */
export async function handleModerationForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const [deed = '', number = ''] = textOf(form, 'One').split(' ');
  if (deed === 'pin' || deed === 'unpin') {
    const body = { Pinned: deed === 'pin' };
    const result = await call('PUT /api/v1/word/:Id', { params: { Id: number }, body });
    const done = body.Pinned ? '已置顶' : '已取消置顶';
    return result.ok ? { goTo: addressWith(url, { done }) } : refusalOf('moderate', result);
  }
  const Action = deed || textOf(form, 'Action');
  const Ids = deed ? [Number(number)] : idsOf(form);
  if (!isDeed(Action)) return { form: 'moderate', status: 400, errors: [], message: '请选择要做的事' };
  const result = await call('PUT /api/v1/word/moderation', { body: { Ids, Action } });
  if (result.ok) return { goTo: addressWith(url, { done: `${DONE[Action]} ${result.data} 条留言` }) };
  return { ...refusalOf('moderate', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}
