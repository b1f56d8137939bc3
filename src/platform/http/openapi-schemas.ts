import { z } from 'zod';

export type Schema = Record<string, unknown>;

const REF = '#/components/schemas/';
/** A base is worth an `allOf` only when it saves more than that costs. */
const LEAST_SHARED_FIELDS = 4;

const PAGING: Schema = {
  type: 'object',
  properties: Object.fromEntries(['Page', 'PageSize', 'Total', 'PageCount'].map((name) => [name, { type: 'integer' }])),
  required: ['Page', 'PageSize', 'Total', 'PageCount'],
};

const isPlain = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A contract's schema in the words of JSON Schema 2020-12, without what tells a reader nothing. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return tidy(rest) as Schema;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isPlain(value)) return value;
  if (isFlag(value)) return { type: 'boolean' };
  const kept = Object.entries(value).filter(
    ([name, inner]) =>
      !(name === 'additionalProperties' && inner === false) &&
      !((name === 'minimum' || name === 'maximum') && Math.abs(Number(inner)) === Number.MAX_SAFE_INTEGER),
  );
  return orNull(Object.fromEntries(kept.map(([name, inner]) => [name, tidy(inner)])));
}

/** A plain type or nothing is said in one word. */
function orNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, nothing] = anyOf;
  const isSimple = isPlain(one) && typeof one['type'] === 'string' && !('enum' in one) && !('const' in one);
  if (!isSimple || !isPlain(nothing) || nothing['type'] !== 'null') return schema;
  return { ...rest, ...one, type: [one['type'], 'null'] };
}

/** A yes or no that forms may spell in other ways: programs send it as what it is. */
function isFlag({ anyOf }: Schema): boolean {
  if (!Array.isArray(anyOf) || anyOf.length < 2) return false;
  const [first, second] = anyOf;
  return isPlain(first) && first['type'] === 'boolean' && isPlain(second) && String(second['enum']).includes('true');
}

/** Objects that several answers have in common are written down once, under a name. */
export class SharedSchemas {
  readonly #names = new Map<string, string>();
  /** What every page of a list has is a base of all of them. */
  readonly #schemas = new Map<string, Schema>([['Paging', PAGING]]);

  /** The same schema with a reference for each object in it. The name is wanted for the outermost. */
  place(schema: Schema, name: string): Schema {
    const inner = this.#placeInside(schema, name);
    if (inner['type'] !== 'object' || !isPlain(inner['properties'])) return inner;
    return { $ref: REF + this.#nameOf(inner, name) };
  }

  all(): Record<string, Schema> {
    const sorted = [...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, schema]) => [name, this.#onBase(name, schema)]));
  }

  #placeInside(schema: Schema, name: string): Schema {
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (key === 'properties' && isPlain(value)) {
          const fields = Object.entries(value).map(([field, one]) => [
            field,
            isPlain(one) ? this.place(one, name + singular(field)) : one,
          ]);
          return [key, Object.fromEntries(fields)];
        }
        if (key === 'items' && isPlain(value)) return [key, this.place(value, name)];
        if ((key === 'anyOf' || key === 'oneOf') && Array.isArray(value))
          return [key, value.map((one) => (isPlain(one) ? this.place(one, name) : one))];
        return [key, value];
      }),
    );
  }

  #nameOf(schema: Schema, wanted: string): string {
    const text = JSON.stringify(schema);
    const known = this.#names.get(text);
    if (known) return known;
    let name = wanted;
    for (let number = 2; this.#schemas.has(name); number += 1) name = `${wanted}${number}`;
    this.#names.set(text, name);
    this.#schemas.set(name, schema);
    return name;
  }

  /** What has all fields of a smaller one is said to be that one and more. */
  #onBase(name: string, schema: Schema): Schema {
    const mine = fieldsOf(schema);
    let base: [string, Map<string, string>] | undefined;
    for (const [other, candidate] of this.#schemas) {
      const fields = fieldsOf(candidate);
      const isSmaller = fields.size >= LEAST_SHARED_FIELDS && fields.size < mine.size;
      if (other === name || !isSmaller || fields.size <= (base?.[1].size ?? 0)) continue;
      if ([...fields].every(([field, text]) => mine.get(field) === text)) base = [other, fields];
    }
    if (!base) return schema;
    const [baseName, known] = base;
    // Only objects with fields are kept here.
    const more = Object.entries(schema['properties'] as Schema).filter(([field]) => !known.has(field));
    const required = (Array.isArray(schema['required']) ? schema['required'] : []).filter((field) => !known.has(field));
    const rest = { type: 'object', properties: Object.fromEntries(more), ...(required.length > 0 && { required }) };
    return { allOf: [{ $ref: REF + baseName }, rest] };
  }
}

/** Each field with its schema and whether it is required, as text. */
function fieldsOf(schema: Schema): Map<string, string> {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const fields = Object.entries(isPlain(schema['properties']) ? schema['properties'] : {});
  return new Map(fields.map(([name, one]) => [name, `${required.has(name)} ${JSON.stringify(one)}`]));
}

/** `Result` of a page is the thing itself. */
function singular(field: string): string {
  if (field === 'Result') return 'Item';
  return field.endsWith('ies') ? `${field.slice(0, -3)}y` : field.replace(/s$/, '');
}
