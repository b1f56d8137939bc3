import { MOVES } from '#/contract/order.pure.ts';
import { addressWith, idsOf, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';

const LIST = '/market/admin/catalogue/collections';

export interface TypedCuratedList {
  Name: string;
  Summary: string;
  Cover: string;
  IsShown: boolean;
}

export type CuratedListRefusal = DeskRefusal & { typed: TypedCuratedList };

const nothing = (form: string): DeskRefusal => ({ form, status: 400, errors: [], message: '请选择要做的事' });

/** What is done with curated lists as wholes: `One` = `hide 3`, `Move` = `up 3`, `Held` dropped on `Before`. */
export async function handleCuratedListsForm(
  call: DeskCall,
  form: FormData,
  url: URL,
): Promise<DeskOutcome | CuratedListRefusal> {
  const [way, moved = ''] = textOf(form, 'Move').split(' ');
  const To = MOVES.find((one) => one === way);
  const Before = textOf(form, 'Before');
  if (To || Before) {
    const body = To ? { To } : { Before: Number(Before) };
    const Id = To ? moved : textOf(form, 'Held');
    const result = await call('PUT /api/v1/any/collection/:Id/move', { params: { Id }, body });
    return result.ok ? { goTo: addressWith(url, { done: '已调整顺序', undo: '' }) } : refusalOf('list', result);
  }
  const [deed = '', Id = ''] = (textOf(form, 'One') || `${textOf(form, 'Action')} ${textOf(form, 'Ids')}`).split(' ');
  const after = (done: string, undo = '') => ({ goTo: addressWith(url, { done, undo }) });
  switch (deed) {
    case 'show':
    case 'hide': {
      const body = { IsShown: deed === 'show' };
      const result = await call('PUT /api/v1/any/collection/:Id', { params: { Id }, body });
      return result.ok ? after(body.IsShown ? '已显示专题' : '已隐藏专题') : refusalOf('list', result);
    }
    case 'delete': {
      const result = await call('DELETE /api/v1/any/collection/:Id', { params: { Id } });
      return result.ok ? after('已删除专题', `restore ${Id}`) : refusalOf('list', result);
    }
    case 'restore': {
      const result = await call('POST /api/v1/any/collection/:Id/restore', { params: { Id } });
      return result.ok ? after('已恢复专题') : refusalOf('list', result);
    }
    default:
      return textOf(form, 'intent') === 'add' ? save(call, form, '') : nothing('list');
  }
}

/** One curated list: what it is called, and what is in it. */
export async function handleCuratedListForm(
  call: DeskCall,
  form: FormData,
  url: URL,
): Promise<DeskOutcome | CuratedListRefusal> {
  const Id = url.searchParams.get('Id') ?? '';
  const [way, ItemId = ''] = textOf(form, 'Move').split(' ');
  const To = MOVES.find((one) => one === way);
  if (To) {
    const body = { ItemId, To };
    const result = await call('PUT /api/v1/any/collection/:Id/items/move', { params: { Id }, body });
    return result.ok ? { goTo: addressWith(url, { done: '已调整顺序' }) } : refusalOf('items', result);
  }
  if (textOf(form, 'intent') === 'collection') return save(call, form, Id);
  const [one = '', number = ''] = textOf(form, 'One').split(' ');
  const asked = one || textOf(form, 'Action');
  const Action = (['add', 'remove'] as const).find((deed) => deed === asked);
  if (!Action) return nothing('items');
  const body = { Action, Ids: one ? [Number(number)] : idsOf(form) };
  const result = await call('PUT /api/v1/any/collection/:Id/items', { params: { Id }, body });
  if (result.ok) {
    return { goTo: addressWith(url, { done: `${Action === 'add' ? '已加入' : '已移出'} ${result.data} 部` }) };
  }
  return { ...refusalOf('items', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}

async function save(call: DeskCall, form: FormData, Id: string): Promise<DeskOutcome | CuratedListRefusal> {
  const typed = {
    Name: textOf(form, 'Name'),
    Summary: textOf(form, 'Summary'),
    Cover: textOf(form, 'Cover'),
    IsShown: form.has('IsShown'),
  };
  const result = Id
    ? await call('PUT /api/v1/any/collection/:Id', { params: { Id }, body: { ...typed, Seen: seenIn(form) } })
    : await call('POST /api/v1/any/collection', { body: typed });
  if (!result.ok) return { ...refusalOf('collection', result), typed };
  const done = Id ? '已保存' : '已新建';
  return { goTo: `${LIST}/edit?${new URLSearchParams({ Id: String(result.data.Id), done })}` };
}
