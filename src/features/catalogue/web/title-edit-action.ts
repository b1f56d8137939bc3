import { addressWith, type DeskCall, type DeskRefusal, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import { pictureIn } from '#/features/desk/shared/desk-picture.ts';
import { changesIn, readBefore, readTyped, type TypedTitle } from './title-edit.ts';

const EDIT = '/market/admin/catalogue/items/edit';

/** What was typed comes back with what is wrong with it. */
export type TitleRefusal = DeskRefusal & { typed: TypedTitle };

/** A new title, changes of one, another key for it, or down with it. */
export async function handleTitleForm(
  call: DeskCall,
  form: FormData,
  url: URL,
): Promise<{ goTo: string } | DeskRefusal | TitleRefusal> {
  const key = textOf(form, 'Key');
  switch (textOf(form, 'intent')) {
    case 'remove': {
      const result = await call('DELETE /api/v1/any', { query: { key } });
      const done = new URLSearchParams({ state: 'removed', words: key, done: '已下架' });
      return result.ok ? { goTo: `/market/admin/catalogue/items?${done}` } : refusalOf('remove', result);
    }
    case 'rename': {
      const body = { Key: key, NewKey: textOf(form, 'NewKey').trim() };
      const result = await call('POST /api/v1/any/rename', { body });
      return result.ok
        ? { goTo: addressWith(url, { key: result.data.Key, done: '已更换标识' }) }
        : refusalOf('rename', result);
    }
    default:
      return save(call, form, key);
  }
}

async function save(call: DeskCall, form: FormData, key: string): Promise<{ goTo: string } | TitleRefusal> {
  const picture = await pictureIn(call, form, 'Cover', 'title');
  const typed = { ...readTyped(form), ...('url' in picture && { Cover: picture.url }) };
  if (!('url' in picture)) return { ...picture, typed };
  const { Name, TypeName, ...changes } = changesIn(typed, readBefore(textOf(form, 'Before')));
  const result = key
    ? await call('PUT /api/v1/any', {
        body: { Key: key, ...changes, ...(Name !== undefined && { Name }), ...(TypeName && { TypeName }) },
      })
    : await call('POST /api/v1/any', { body: { ...changes, Name: Name ?? '', TypeName: TypeName ?? '电影' } });
  if (result.ok) {
    return { goTo: `${EDIT}?${new URLSearchParams({ key: result.data.Key, done: key ? '已保存' : '已添加' })}` };
  }
  const { errors, ...rest } = refusalOf('title', result);
  // One entry of a list is wrong: the field that holds the list is.
  const named = errors.map(({ Field, Message }) => ({ Field: Field.split('.')[0] ?? Field, Message }));
  return { ...rest, errors: named, typed };
}
