import { isSecretName, redactedText } from './redaction.rules.ts';

const LONGEST_LABEL = 30;
const LONGEST_TARGET = 80;
const LONGEST_DETAIL = 300;
const LONGEST_VALUE = 80;
const LONGEST_CHANGES = 1400;
/** The log of a batch has a line for each of its records, a hundred at most. */
const LONGEST_BATCH = 12_000;
const MOST_IN_BATCH = 200;
const LONGEST_NAME = 24;
/** Between the name of a record and the field. */
const OF = ' / ';
/** Between what was and what is; nobody types it. */
const INTO = ' → ';
const MOST_FIELDS = 8;

/** How things are named in bodies and queries, the surest first. */
const NAMES = ['Id', 'id', 'Ids', 'ids', 'Key', 'key', 'guid', 'Name', 'name', 'nickname'];
/** Left out, or made up to tell one call from its repetition: such a text names nothing. */
const NO_NAMES = ['', '空', '***'];

/** One field of a change, in words. */
interface Change {
  /** What the record is called, where there are several. */
  of?: string;
  field: string;
  before?: string;
  after: string;
}

type Fields = Readonly<Record<string, unknown>>;

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The beginning of an endpoint's summary: what follows a semicolon explains. */
export function labelOf(summary: string): string {
  const [first = ''] = summary.split(/[；;。（(：]/);
  return cut(first.trim() || summary, LONGEST_LABEL);
}

/** What the call was about: the values in its path, else the first field that names a thing. */
export function targetOf({ params, query, body }: Input): string {
  const inPath = Object.values(fieldsOf(params)).map(String);
  if (inPath.length > 0) return cut(plain(inPath.join(' · ')), LONGEST_TARGET);
  const fields = { ...fieldsOf(query), ...fieldsOf(body) };
  const named = NAMES.map((one) => (fields[one] === undefined ? '' : plain(shown(fields[one]))));
  return cut(named.find((name) => !NO_NAMES.includes(name)) ?? '', LONGEST_TARGET);
}

/** An article is found by its address, and known by its title. */
export function titleOf(target: string, before: unknown): string {
  const { Name, Title } = fieldsOf(before);
  return Name === target && typeof Title === 'string'
    ? cut(plain(redactedText(Title)), LONGEST_TARGET) || target
    : target;
}

/** The other fields, each in a few characters; what could be a secret is left out by name and by look. */
export function detailOf(input: Input, target: string): string {
  const { Seen: _, seen: _seen, ...fields } = { ...fieldsOf(input.query), ...fieldsOf(input.body) };
  const parts = Object.entries(fields)
    .map(([name, value]) => ({ name: cut(plain(name), 30), text: isSecret(name, value) ? '***' : plain(shown(value)) }))
    .filter(({ name, text }) => text !== target && !(name === 'key' && text === '***'));
  const more = parts.length > MOST_FIELDS ? ` 等 ${parts.length} 项` : '';
  const said = parts.slice(0, MOST_FIELDS).map(({ name, text }) => `${name}: ${text}`);
  return cut(said.join('；'), LONGEST_DETAIL) + more;
}

/** What a change did, field by field, in the same form: `Name: old → new`. */
export function changesText(changes: readonly Change[]): string {
  const worded = (text: string) => cut(plain(text).replaceAll('；', '，') || '空', LONGEST_VALUE);
  const isBatch = changes.some(({ of }) => of !== undefined);
  const most = isBatch ? MOST_IN_BATCH : MOST_FIELDS;
  const said = changes.slice(0, most).map(({ of, field, before, after }) => {
    const whose = of === undefined ? '' : `${nameOf(of)}${OF}`;
    const from = before === undefined ? '' : `${worded(before)}${INTO}`;
    return `${whose}${field}: ${from}${worded(after)}`;
  });
  const more = changes.length > most ? ` 等 ${changes.length} 项` : '';
  return cut(said.join('；'), isBatch ? LONGEST_BATCH : LONGEST_CHANGES) + more;
}

/** What a record is called, without the marks that the text is made of. */
const nameOf = (text: string): string =>
  cut(
    redactedText(plain(text))
      .replaceAll(/[:：；/]/g, ' ')
      .trim(),
    LONGEST_NAME,
  ) || '没有名字';

/** What a thing is called, the surest first. */
const CALLED = ['Title', 'Name', 'title', 'name', 'nickname', 'pattern'];

/** The fields that were sent and are different now; of something that was taken away, what it was called. */
export function differences({ body }: Input, before: unknown): Change[] {
  const [sent, was] = [fieldsOf(body), fieldsOf(before)];
  if (Object.keys(sent).length === 0) {
    const called = CALLED.find((name) => typeof was[name] === 'string' && was[name] !== '');
    return called === undefined ? [] : [{ field: called, after: shown(was[called]) }];
  }
  return Object.entries(sent).flatMap(([field, value]) => {
    if (!Object.hasOwn(was, field) || sameValue(was[field], value)) return [];
    if (isSecret(field, value)) return [{ field, before: '***', after: '***' }];
    const [old, now] = [shown(was[field]), shown(value)];
    return [{ field, before: old, after: old === now ? `${now}（内容有变）` : now }];
  });
}

/** Yes and no give nothing away, whatever was asked. */
const isSecret = (name: string, value: unknown): boolean => typeof value !== 'boolean' && isSecretName(name);

/** Forms send numbers as text and a tick as yes, and leave out what is empty. */
const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(asText(one)) === JSON.stringify(asText(other));

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]));
}

/** Enough to tell home from abroad, not enough to find a person. */
export function shortAddress(address: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? [];
  if (v4) return `${v4}.*`;
  const groups = address.split(':').filter(Boolean).slice(0, 3);
  return address.includes(':') ? `${groups.join(':')}:*` : '';
}

/** One row for all refusals of a member within an hour. */
export const hourKeyOf = (memberId: number, at: number): string => `${memberId} ${Math.floor(at / 3_600_000)}`;

function shown(value: unknown): string {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return '空';
  if (isFile(value)) return `文件 ${Math.ceil(value.bytes.length / 1024)} KB`;
  if (!Array.isArray(value)) return `${Object.keys(value).length} 项`;
  const isShort = value.length > 0 && value.length <= 5;
  if (isShort && value.every((one) => typeof one === 'number')) return value.join('、');
  // Addresses of pictures say nothing to people: how many there are does.
  if (isShort && value.every((one) => typeof one === 'string' && !one.startsWith('/')))
    return value.map(redactedText).join('、');
  return `${value.length} 项`;
}

function isFile(value: object): value is { bytes: Uint8Array } {
  return 'bytes' in value && value.bytes instanceof Uint8Array;
}

function fieldsOf(part: unknown): Fields {
  // The names of any object are text; what they hold is looked at one by one.
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Fields) : {};
}

function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
}

function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
