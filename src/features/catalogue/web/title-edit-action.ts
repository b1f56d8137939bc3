import { addressWith, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { groupsOf, type StudioExtras, setsAfter } from './studio/studio-state.ts';
import { changesIn, readBefore, readTyped, type TypedTitle } from './title-edit.ts';

const EDIT = '/market/admin/catalogue/items/edit';

/** What was typed comes back with what is wrong with it. */
export type TitleRefusal = DeskRefusal & { typed: TypedTitle; before: TypedTitle };

/** A new title, changes of one, another key for it, another one into it, down with it or up again. */
export async function handleTitleForm(
  call: DeskCall,
  form: FormData,
  url: URL,
): Promise<{ goTo: string } | DeskRefusal | TitleRefusal> {
  const key = textOf(form, 'Key');
  const intent = textOf(form, 'intent');
  const here = (done: string, more: Record<string, string> = {}) => ({
    goTo: addressWith(url, { undo: '', done, ...more }),
  });
  switch (intent) {
    case 'remove': {
      const result = await call('DELETE /api/v1/any', { query: { key } });
      return result.ok ? here('已下架') : refusalOf(intent, result);
    }
    case 'restore': {
      const result = await call('POST /api/v1/any/restore', { body: { Key: key } });
      return result.ok ? here('已上架') : refusalOf(intent, result);
    }
    case 'rename': {
      const body = { Key: key, NewKey: textOf(form, 'NewKey').trim() };
      const result = await call('POST /api/v1/any/rename', { body });
      return result.ok ? here('已更换标识', { key: result.data.Key }) : refusalOf(intent, result);
    }
    case 'merge': {
      const result = await call('POST /api/v1/any/merge', { body: { Key: key, From: textOf(form, 'From') } });
      return result.ok ? here('已合并', { undo: `unmerge ${result.data.Id}` }) : refusalOf(intent, result);
    }
    case 'unmerge': {
      const result = await call('POST /api/v1/any/merge/undo', { body: { Id: textOf(form, 'Id') } });
      return result.ok ? here('已撤销合并') : refusalOf(intent, result);
    }
    default:
      return save(call, form, key);
  }
}

async function save(call: DeskCall, form: FormData, key: string): Promise<{ goTo: string } | TitleRefusal> {
  const typed = readTyped(form);
  const before = readBefore(textOf(form, 'Before'));
  const { Name, TypeName, ...changes } = changesIn(typed, before);
  const { SeenSets, ...extras } = await extrasIn(call, key, textOf(form, 'Extras'));
  const body = { ...changes, ...extras };
  const isNothing = Object.keys(body).length === 0 && Name === undefined && !TypeName;
  if (key && isNothing) return { goTo: `${EDIT}?${new URLSearchParams({ key })}` };
  const whole = { ...body, ...(Name !== undefined && { Name }), ...(TypeName && { TypeName }) };
  const seen = { ...(SeenSets && { Sets: SeenSets }), ...seenIn(form) };
  const result = key
    ? await call('PUT /api/v1/any', { body: { ...whole, Key: key, Seen: only(whole, seen) } })
    : await call('POST /api/v1/any', { body: { ...body, Name: typed.Name.trim(), TypeName: TypeName ?? '电影' } });
  if (result.ok) {
    return { goTo: `${EDIT}?${new URLSearchParams({ key: result.data.Key, done: key ? '已保存' : '已添加' })}` };
  }
  const { errors, ...rest } = refusalOf('title', result);
  // One entry of a list is wrong: the field that holds the list is.
  const named = errors.map(({ Field, Message }) => ({ Field: Field.split('.')[0] ?? Field, Message }));
  return { ...rest, errors: named, typed, before };
}

/** Of what was read, that which is about to be written over. */
const only = (body: object, seen: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(seen).filter(([name]) => name in body));

/** What the page sends beside its fields, as the API takes it; what is no such text is as if nothing was sent. */
async function extrasIn(call: DeskCall, key: string, text: string) {
  const { groups, platforms, relations, art, lock = [], unlock = [] } = readExtras(text);
  const present = groups && key ? await call('GET /api/v1/any/studio', { query: { key } }) : undefined;
  const now = present?.ok ? present.data.Title.Sets : [];
  const sets = groups && setsAfter(now, groups);
  return {
    // What would stand there if nobody had touched the lists that are written over.
    ...(groups?.was && {
      SeenSets: setsAfter(now, { put: groups.was, dropped: [], order: groupsOf(now).map(({ name }) => name) }),
    }),
    // A list that was begun and left empty, or an episode without an address, is not there yet.
    ...(sets && { Sets: sets.filter(({ Url }) => Url !== '') }),
    ...(platforms && { Platforms: platforms.filter(({ Name, Url }) => Name !== '' || Url !== '') }),
    ...(relations && { Relations: relations }),
    ...(art && { Art: art }),
    ...(lock.length > 0 && { Lock: lock }),
    ...(unlock.length > 0 && { Unlock: unlock }),
  };
}

/** Written by the page from the same type; whatever else stands in it is for the API to refuse. */
function readExtras(text: string): Partial<StudioExtras> {
  try {
    return (JSON.parse(text || '{}') ?? {}) as Partial<StudioExtras>;
  } catch {
    return {};
  }
}
