import { addressWith, idsOf, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { optionsIn, withZone } from '../item-text.pure.ts';
import { BATCH_DEEDS, CHANGEABLE } from '../market-batch.pure.ts';

const LIST = '/market/admin/search/data';
const TEXTS = ['title', 'market_type', 'city', 'address', 'link', 'platform', 'shop', 'category', 'content'] as const;

/** What was typed, to be shown again when it is refused. */
export type Typed = Readonly<Record<string, string>>;
export type ItemOutcome = { goTo: string } | (DeskRefusal & { typed: Typed });

/** A new item, or the one whose id stands in the address. */
export async function handleItemForm(call: DeskCall, form: FormData, url: URL): Promise<ItemOutcome> {
  const id = url.searchParams.get('id');
  const body = bodyIn(form, id !== null);
  const result = id
    ? await call('PUT /api/v1/crawl/common/search/:id', {
        params: { id },
        body: { ...body, seen: seenIn(form) },
      })
    : await call('POST /api/v1/crawl/common/search', { body });
  if (result.ok) {
    const done = id ? '已保存' : '已添加';
    return { goTo: `${LIST}?${new URLSearchParams({ done, added: String(result.data.id) })}` };
  }
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
  // An entry of a list, such as images.0, is said at the list.
  const errors = result.errors.map(({ Field, Message }) => ({ Field: Field.split('.')[0] ?? Field, Message }));
  return { ...refusalOf('item', { ...result, errors }), typed };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function bodyIn(form: FormData, isChange: boolean) {
  const text = (name: string) => textOf(form, name).trim();
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<(typeof TEXTS)[number], string>;
  // What was emptied goes away; in the API an empty text would mean to keep it.
  const orNull = (name: string) => text(name) || (isChange ? null : '');
  return {
    ...texts,
    price: text('price'),
    origin_price: orNull('origin_price'),
    discount: orNull('discount'),
    return_money: text('return_money') || '0',
    longitude: text('longitude') || '0',
    latitude: text('latitude') || '0',
    datum: text('datum') === 'gcj02' ? ('gcj02' as const) : ('wgs84' as const),
    images: linesOf(textOf(form, 'images')),
    // Known of what was just uploaded only.
    ...(text('image_width') && { image_width: text('image_width'), image_height: text('image_height') }),
    options: optionsIn(textOf(form, 'options')),
    status: form.has('status'),
    expires_time: withZone(text('expires_time')),
  };
}

/** The ticked items together: put up, taken down, filed elsewhere or deleted; that undone; or all samples away. */
export async function handleItemList(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const intent = textOf(form, 'intent');
  if (intent === 'samples') {
    const result = await call('DELETE /api/v1/crawl/common/samples', {});
    if (!result.ok) return refusalOf('samples', result);
    return { goTo: addressWith(url, { page: '', batch: '', done: `已删除 ${result.data.Removed} 件示例` }) };
  }
  if (intent === 'undo') return undoBatch(call, form, url);
  const [deed = '', number = ''] = textOf(form, 'One').split(' ');
  const Ids = deed ? [Number(number)] : idsOf(form);
  const refused = (message: string): DeskRefusal => ({ form: 'list', status: 400, errors: [], message });
  const Action = BATCH_DEEDS.find((known) => known === (deed || textOf(form, 'Action')));
  if (!Action) return refused('请选择要做的事');
  if (Ids.length === 0) return refused('请先勾选商品');
  const Field = CHANGEABLE.find((known) => known === textOf(form, 'Field'));
  const body = { Ids, Action, Value: textOf(form, 'Value'), ...(Field && { Field }) };
  const result = await call('POST /api/v1/crawl/common/batch', { body });
  if (!result.ok) return refused(result.errors[0]?.Message ?? result.message);
  const { Id, Change } = result.data;
  return { goTo: addressWith(url, { batch: String(Id), done: `${DONE[Action]} ${Change} 件商品` }) };
}

const DONE = { on: '已上架', off: '已下架', delete: '已删除', change: '已修改' } as const;

async function undoBatch(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const params = { id: textOf(form, 'Batch') };
  const result = await call('POST /api/v1/crawl/common/batch/:id/undo', { params });
  if (!result.ok) return { ...refusalOf('list', result), errors: [], message: result.message };
  return { goTo: addressWith(url, { batch: '', done: '已撤销' }) };
}
