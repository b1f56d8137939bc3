import { MOVES } from '#/contract/order.pure.ts';
import { addressWith, idsOf, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

const DONE = { approve: '已通过', refuse: '已拒绝', takedown: '已下架', wait: '已放回', check: '已安排检查' } as const;
type Deed = keyof typeof DONE;

const isDeed = (text: string): text is Deed => Object.hasOwn(DONE, text);

/** The deeds that an address may offer as a way back. */
export const WAYS_BACK = ['approve', 'wait', 'refuse'] as const;
const WAY_BACK = { approve: 'wait', refuse: 'wait', takedown: 'approve', wait: undefined, check: undefined } as const;

/** The ticked links together, or one alone (`One` = `refuse 12`), or one to another place (`Move` = `up 12`). */
export async function handleLinksForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  if (textOf(form, 'intent') === 'add') return add(call, form, url);
  const moving = textOf(form, 'Move');
  if (moving) return move(call, moving, url);
  const [deed = '', number = ''] = textOf(form, 'One').split(' ');
  const Action = deed || textOf(form, 'Action');
  const Ids = deed ? [Number(number)] : idsOf(form);
  if (!isDeed(Action)) return { form: 'links', status: 400, errors: [], message: '请选择要做的事' };
  const Reason = textOf(form, deed ? `Reason ${number}` : 'Reason');
  const result = await call('PUT /api/v1/friend_link/review', {
    body: { Ids, Action: Action === 'takedown' ? 'refuse' : Action, Reason },
  });
  if (!result.ok)
    return { ...refusalOf('links', result), errors: [], message: result.errors[0]?.Message ?? result.message };
  const back = WAY_BACK[Action];
  return {
    goTo: addressWith(url, {
      done: `${DONE[Action]} ${result.data} 个网站`,
      undo: back && result.data > 0 ? `${back} ${Ids}` : '',
    }),
  };
}

async function add(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const body = { Title: textOf(form, 'Title').trim(), Url: textOf(form, 'Url').trim() };
  const result = await call('POST /api/v1/friend_link/review', { body });
  if (!result.ok) return refusalOf('add', result);
  return { goTo: addressWith(url, { state: 'approved', page: '', words: '', done: '已添加', undo: '' }) };
}

async function move(call: DeskCall, moving: string, url: URL): Promise<DeskOutcome> {
  const [way, Id = ''] = moving.split(' ');
  const To = MOVES.find((one) => one === way);
  if (!To) return { form: 'links', status: 400, errors: [], message: '请选择移到哪里' };
  const result = await call('PUT /api/v1/friend_link/review/:Id/move', { params: { Id }, body: { To } });
  return result.ok ? { goTo: addressWith(url, { done: '已调整顺序', undo: '' }) } : refusalOf('links', result);
}
