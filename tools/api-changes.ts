/** An OpenAPI document, as far as it is looked at here. */
export interface ApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: unknown;
}

/** Something that a program built on the API may trip over. */
export interface Breakage {
  /** `GET /api/v1/bill`. */
  operation: string;
  what: string;
}

type Plain = Record<string, unknown>;

interface Field {
  isRequired: boolean;
  /** Bounds of what may be sent, such as maxLength. */
  bounds: ReadonlyMap<string, number>;
  types: ReadonlySet<string>;
  /** All values it may have, where they are few. */
  choices: ReadonlySet<string> | undefined;
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What was taken away or narrowed: endpoints, fields of answers, fields that may be sent. */
export function breakages(before: ApiDocument, after: ApiDocument): Breakage[] {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([operation, old]) => {
    const found = now.get(operation);
    if (!found) return [{ operation, what: 'is gone' }];
    const texts = [
      ...answerBreakages(answerFields(before, old), answerFields(after, found)),
      ...inputBreakages(inputFields(before, old), inputFields(after, found)),
    ];
    return texts.map((what) => ({ operation, what }));
  });
}

function operationsOf({ paths }: ApiDocument): Map<string, Plain> {
  const found = new Map<string, Plain>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      if (isPlain(operation)) found.set(`${method.toUpperCase()} ${path}`, operation);
  return found;
}

/** Who reads an answer needs every field that was promised, in the types that were promised. */
function answerBreakages(before: ReadonlyMap<string, Field>, after: ReadonlyMap<string, Field>): string[] {
  return [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (!now) return [`answers no ${name}`];
    if (old.isRequired && !now.isRequired) return [`does not always answer ${name}`];
    return [...now.types].every((type) => isAmong(type, old.types)) ? [] : [`answers ${name} in another type`];
  });
}

/** Who sends something must be able to go on sending it. */
function inputBreakages(before: ReadonlyMap<string, Field>, after: ReadonlyMap<string, Field>): string[] {
  const narrowed = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (!now) return [`takes no ${name}`];
    if (!old.isRequired && now.isRequired) return [`insists on ${name}`];
    if (![...old.types].every((type) => isAmong(type, now.types))) return [`takes ${name} in fewer types`];
    const tighter = tighterBound(old.bounds, now.bounds);
    if (tighter) return [`takes ${name} within narrower bounds (${tighter})`];
    const isFewer = now.choices && !(old.choices && [...old.choices].every((choice) => now.choices?.has(choice)));
    return isFewer ? [`takes fewer values of ${name}`] : [];
  });
  const added = [...after].filter(([name, now]) => now.isRequired && !before.has(name) && isOutermost(name, before));
  return [...narrowed, ...added.map(([name]) => `insists on ${name}`)];
}

/** Each with whether a smaller number is the narrower one. */
const BOUNDS = {
  maximum: true,
  maxLength: true,
  maxItems: true,
  exclusiveMaximum: true,
  minimum: false,
  minLength: false,
  minItems: false,
  exclusiveMinimum: false,
};

function tighterBound(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | undefined {
  const found = Object.entries(BOUNDS).find(([name, isUpper]) => {
    const now = after.get(name);
    const old = before.get(name) ?? (isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
    return now !== undefined && (isUpper ? now < old : now > old);
  });
  return found?.[0];
}

/** A field inside of something new is part of that, and asked for only with it. */
function isOutermost(name: string, before: ReadonlyMap<string, Field>): boolean {
  const parent = name.replace(/(\.|\[\])[^.[]*$/, '');
  return parent === name || !parent.includes('.') || before.has(parent);
}

function isAmong(type: string, types: ReadonlySet<string>): boolean {
  return types.has(type) || types.has('any') || (type === 'integer' && types.has('number'));
}

function answerFields(document: ApiDocument, operation: Plain): Map<string, Field> {
  const answer = resolve(document, at(operation, 'responses', '200'));
  return fieldsOf(document, at(answer, 'content', 'application/json', 'schema'), 'answer');
}

function inputFields(document: ApiDocument, operation: Plain): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const one of listOf(operation['parameters']).map((parameter) => resolve(document, parameter))) {
    const isRequired = one['required'] === true;
    fields.set(`${one['in']}.${one['name']}`, { isRequired, ...typesOf(document, one['schema']) });
  }
  const content = at(resolve(document, operation['requestBody']), 'content');
  const [body] = isPlain(content) ? Object.values(content) : [];
  for (const [name, field] of fieldsOf(document, at(body, 'schema'), 'body')) fields.set(name, field);
  return fields;
}

/** Fields inside of fields; how they are put together does not count. */
const DEEPEST = 12;

/** Every field of a schema by its way from the outside: `answer.Data.Result[].Name`. */
function fieldsOf(document: ApiDocument, schema: unknown, way: string, depth = 0): Map<string, Field> {
  const fields = new Map<string, Field>();
  if (depth > DEEPEST) return fields;
  const take = (found: Map<string, Field>) => {
    for (const [name, field] of found) fields.set(name, field);
  };
  const plain = resolve(document, schema);
  for (const part of [...listOf(plain['allOf']), ...listOf(plain['anyOf']), ...listOf(plain['oneOf'])])
    take(fieldsOf(document, part, way, depth));
  if (plain['items']) take(fieldsOf(document, plain['items'], `${way}[]`, depth + 1));
  const required = new Set(listOf(plain['required']));
  for (const [name, inner] of Object.entries(isPlain(plain['properties']) ? plain['properties'] : {})) {
    fields.set(`${way}.${name}`, { isRequired: required.has(name), ...typesOf(document, inner) });
    take(fieldsOf(document, inner, `${way}.${name}`, depth + 1));
  }
  return fields;
}

function typesOf(document: ApiDocument, schema: unknown): Omit<Field, 'isRequired'> {
  const plain = resolve(document, schema);
  const parts = [...listOf(plain['anyOf']), ...listOf(plain['oneOf'])].map((part) => typesOf(document, part));
  const own = listOf(plain['type']).length > 0 ? listOf(plain['type']) : [plain['type']].filter(Boolean);
  const types = new Set([...own.map(String), ...parts.flatMap((part) => [...part.types])]);
  const isObject = plain['allOf'] || plain['properties'];
  if (types.size === 0) types.add(isObject ? 'object' : 'any');
  const few = 'const' in plain ? [plain['const']] : listOf(plain['enum']);
  // Of two kinds of values each has its own bounds; nothing at all has none.
  const [only, ...others] = parts.filter((part) => !part.types.has('null'));
  const bounds = new Map(others.length === 0 ? only?.bounds : []);
  for (const name of Object.keys(BOUNDS)) if (name in plain) bounds.set(name, Number(plain[name]));
  return { types, bounds, choices: few.length > 0 ? new Set(few.map(String)) : undefined };
}

function resolve(document: ApiDocument, value: unknown): Plain {
  if (!isPlain(value)) return {};
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  return resolve(document, at(document, ...reference.replace('#/', '').split('/')));
}

function at(value: unknown, ...keys: string[]): unknown {
  let found = value;
  for (const key of keys) found = isPlain(found) ? found[key] : undefined;
  return found;
}

/** Those that the changelog does not tell of: it names the endpoint in what is not released yet. */
export function untold(found: readonly Breakage[], changelog: string): Breakage[] {
  const unreleased = changelog.split(/^## /m).find((part) => part.startsWith('[Unreleased]')) ?? '';
  // Its own name, not the beginning of a longer one.
  const named = new Set(unreleased.match(/[A-Z]+ \/[\w/{}.-]*[\w}]/g) ?? []);
  return found.filter(({ operation }) => !named.has(operation));
}
