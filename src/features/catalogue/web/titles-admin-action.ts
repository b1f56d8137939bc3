import { addressWith, idsOf, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';
import type { KindName } from '../kinds.pure.ts';
import { listIn } from './title-edit.ts';

export const DEEDS = ['remove', 'restore', 'adult', 'decent', 'change'] as const;
const DONE = {
  remove: '已下架',
  restore: '已上架',
  adult: '已标为成人内容',
  decent: '已取消标记',
  change: '已修改',
} as const;
const BACK = { remove: 'restore', restore: 'remove', adult: 'decent', decent: 'adult', change: '' } as const;

/** The ticked titles together, or one alone: `One` = `remove 12`. */
export async function handleTitlesForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const [one = '', number = ''] = textOf(form, 'One').split(' ');
  const asked = one || textOf(form, 'Action');
  const Action = DEEDS.find((deed) => deed === asked);
  if (!Action) return { form: 'titles', status: 400, errors: [], message: '请选择要做的事' };
  const Ids = one ? [Number(number)] : idsOf(form);
  const result = await call('PUT /api/v1/any/items', {
    body: { Ids, Action, ...(Action === 'change' && { Change: changeIn(form) }) },
  });
  if (!result.ok)
    return { ...refusalOf('titles', result), errors: [], message: result.errors[0]?.Message ?? result.message };
  const undo = result.data > 0 && BACK[Action] ? `${BACK[Action]} ${Ids}` : '';
  return { goTo: addressWith(url, { done: `${DONE[Action]} ${result.data} 部`, undo }) };
}

/** One field for all; what is no such field changes nothing. */
function changeIn(form: FormData) {
  const value = textOf(form, 'Value').trim();
  switch (textOf(form, 'Field')) {
    case 'TypeName':
      return { TypeName: value as KindName };
    case 'Genres':
      return { Genres: listIn(value) };
    case 'Regions':
      return { Regions: listIn(value) };
    case 'Languages':
      return { Languages: listIn(value) };
    case 'IsFinished':
      return { IsFinished: value !== '否' };
    default:
      return {};
  }
}
