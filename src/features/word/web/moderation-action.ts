import { addressWith, idsOf, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

const DONE = {
  ...{ show: '已通过', hide: '已隐藏', delete: '已删除', wait: '已放回待审', undelete: '已恢复' },
  ...{ block: '已禁言', unblock: '已解除禁言' },
} as const;
type Deed = keyof typeof DONE;

/** The deeds that an address may offer as a way back. */
export const WAYS_BACK = ['show', 'wait', 'undelete', 'unblock', 'block'] as const;

const isDeed = (text: string): text is Deed => Object.hasOwn(DONE, text);

/** The ticked words together, or one alone: `One` is what to do and its number, as in `hide 12`. */
export async function handleModerationForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const [deed = '', number = ''] = textOf(form, 'One').split(' ');
  if (deed === 'reply') return reply(call, form, number, url);
  if (deed === 'pin' || deed === 'unpin') {
    const body = { Pinned: deed === 'pin' };
    const result = await call('PUT /api/v1/word/:Id', { params: { Id: number }, body });
    const done = body.Pinned ? '已置顶' : '已取消置顶';
    return result.ok ? { goTo: addressWith(url, { done, undo: '' }) } : refusalOf('moderate', result);
  }
  const Action = deed || textOf(form, 'Action');
  const Ids = deed ? [Number(number)] : idsOf(form);
  if (!isDeed(Action)) return { form: 'moderate', status: 400, errors: [], message: '请选择要做的事' };
  const result = await call('PUT /api/v1/word/moderation', { body: { Ids, Action } });
  if (!result.ok)
    return { ...refusalOf('moderate', result), errors: [], message: result.errors[0]?.Message ?? result.message };
  const waiting = form.getAll('Waiting').map(Number);
  const hasWaited = Ids.some((id) => waiting.includes(id));
  const undo = result.data > 0 ? wayBack(Action, hasWaited) : '';
  return {
    goTo: addressWith(url, {
      done: `${DONE[Action]} ${result.data} ${isOfAuthor(Action) ? '人' : '条留言'}`,
      undo: undo && `${undo} ${Ids}`,
    }),
  };
}

const isOfAuthor = (deed: Deed) => deed === 'block' || deed === 'unblock';

/** What nobody had let through yet goes back to wait, in whichever list it was dealt with. */
function wayBack(deed: Deed, hasWaited: boolean): string {
  if (deed === 'delete') return 'undelete';
  if (isOfAuthor(deed)) return deed === 'block' ? 'unblock' : 'block';
  if (deed === 'hide') return hasWaited ? 'wait' : 'show';
  return deed === 'show' && hasWaited ? 'wait' : '';
}

/** Whoever answers a word that waits lets it through: nobody could read what the answer is about. */
async function reply(call: DeskCall, form: FormData, number: string, url: URL): Promise<DeskOutcome> {
  const Id = Number(number);
  const Content = textOf(form, `Reply ${number}`);
  if (Content.trim() === '') return { form: 'moderate', status: 400, errors: [], message: '请写下回复' };
  const shown = await call('PUT /api/v1/word/:Id', { params: { Id: number }, body: { State: 'shown' } });
  if (!shown.ok) return refusalOf('moderate', shown);
  const result = await call('POST /api/v1/word', { body: { Content, ParentId: Id, Proof: '' } });
  if (!result.ok)
    return { ...refusalOf('moderate', result), errors: [], message: result.errors[0]?.Message ?? result.message };
  return { goTo: addressWith(url, { done: '已回复', undo: '' }) };
}
