import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import { toGatheredItem, type Unusable } from './gathered-item.ts';
import { plainLine } from './html-text.ts';
import { idOf, type RawItem, textOf, timeOf } from './raw-item.rules.ts';
import type { Source } from './source.rules.ts';
import { readDocument, type SourceHead, type SourceType } from './source-document.ts';
import { kindOfItem } from './type-kind.rules.ts';

/** What is read of a record in a list: enough to know whether it is new. */
export interface ListedItem {
  itemId: string;
  /** When it changed; 0 when the source does not say. */
  time: number;
  typeName: string;
  isGathered: boolean;
}

export interface SourceOrder {
  body: Uint8Array;
  contentType: string;
  source: Pick<Source, 'name' | 'url' | 'types'>;
  /** The source's types as an earlier answer told them. */
  types: SourceType[];
  /** What is listed; whole records; or the beginning of the records without their episodes. */
  wants: 'list' | 'items' | 'finds';
}

export type SourcePart = { head: SourceHead } | { listed: ListedItem[] } | { items: (GatheredItem | Unusable)[] };

const LISTED_AT_ONCE = 500;
/** About how many characters of whole records are handed over at once. */
const CHARACTERS_AT_ONCE = 200_000;
const MOST_FINDS = 50;

/** An answer of a source: parsed, checked and cleaned, in parts of a size that costs the one who asked little. */
export default function* readSourceAnswer(order: SourceOrder): Generator<SourcePart> {
  const { source, wants } = order;
  const { items, ...head } = readDocument(order.body, order.contentType);
  const types = head.types.length > 0 ? head.types : order.types;
  yield { head };
  if (wants === 'list') {
    for (let start = 0; start < items.length; start += LISTED_AT_ONCE)
      yield { listed: items.slice(start, start + LISTED_AT_ONCE).map((raw) => toListed(raw, source, types)) };
    return;
  }
  let some: (GatheredItem | Unusable)[] = [];
  let characters = 0;
  for (const raw of wants === 'finds' ? items.slice(0, MOST_FINDS) : items) {
    const item = toGatheredItem(raw, source, types);
    if (wants === 'finds' && 'playLists' in item) item.playLists = [];
    some.push(item);
    characters += JSON.stringify(item).length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    yield { items: some };
    some = [];
    characters = 0;
  }
  yield { items: some };
}

function toListed(raw: RawItem, source: SourceOrder['source'], types: readonly SourceType[]): ListedItem {
  const typeName = plainLine(textOf(raw['type_name']), 50);
  const kind = kindOfItem({ typeId: textOf(raw['type_id']), typeName }, types, source.types);
  return {
    itemId: idOf(raw['vod_id']),
    time: timeOf(raw['vod_time']),
    typeName,
    isGathered: kind !== undefined,
  };
}
