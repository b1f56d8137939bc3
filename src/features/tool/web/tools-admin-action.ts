import { MOVES } from '#/contract/order.pure.ts';
import { addressWith, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { TOOL_TYPES } from '../tool-info.pure.ts';

const FIELDS = ['Url', 'Name', 'TypeName', 'Brief', 'Description', 'Icon', 'Link'] as const;
export type TypedLink = Record<(typeof FIELDS)[number], string> & { IsShown: boolean };
export type LinkRefusal = DeskRefusal & { typed: TypedLink };

/** A link among the tools: added, changed, moved (`Move` = `up 3`), switched or removed (`One` = `hide 3`). */
export async function handleToolsForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome | LinkRefusal> {
  const after = (done: string) => ({ goTo: addressWith(url, { done, edit: '' }) });
  const [way, moved = ''] = textOf(form, 'Move').split(' ');
  const To = MOVES.find((one) => one === way);
  if (To) {
    const result = await call('PUT /api/v1/tool/link/:Id/move', { params: { Id: moved }, body: { To } });
    return result.ok ? after('已调整顺序') : refusalOf('list', result);
  }
  if (textOf(form, 'intent') === 'link') return save(call, form, after);
  const [deed, Id = ''] = textOf(form, 'One').split(' ');
  switch (deed) {
    case 'show':
    case 'hide': {
      const body = { IsShown: deed === 'show' };
      const result = await call('PUT /api/v1/tool/link/:Id', { params: { Id }, body });
      return result.ok ? after(body.IsShown ? '已启用' : '已停用') : refusalOf('list', result);
    }
    case 'delete': {
      const result = await call('DELETE /api/v1/tool/link/:Id', { params: { Id } });
      return result.ok ? after('已删除') : refusalOf('list', result);
    }
    default:
      return { form: 'list', status: 400, errors: [], message: '请选择要做的事' };
  }
}

async function save(
  call: DeskCall,
  form: FormData,
  after: (done: string) => { goTo: string },
): Promise<DeskOutcome | LinkRefusal> {
  const Id = textOf(form, 'Id');
  const read = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name).trim()])) as Omit<
    TypedLink,
    'IsShown'
  >;
  const typed = { ...read, IsShown: form.has('IsShown') };
  const { Url, Icon, TypeName, ...rest } = typed;
  // What is no type goes as it is, for the server to refuse.
  const type = (TOOL_TYPES.find(({ name }) => name === TypeName)?.name ??
    TypeName) as (typeof TOOL_TYPES)[number]['name'];
  const body = { ...rest, TypeName: type, ...(Icon && { Icon }) };
  const result = Id
    ? await call('PUT /api/v1/tool/link/:Id', { params: { Id }, body: { ...body, Seen: seenIn(form) } })
    : await call('POST /api/v1/tool/link', { body: { ...body, Url } });
  if (result.ok) return after(Id ? '已保存' : '已添加');
  return { ...refusalOf('link', result), typed };
}
