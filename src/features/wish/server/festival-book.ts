import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { Festival } from './festival.rules.ts';

const month = z.int().min(1).max(12);
const Rule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('solar'), month, day: z.int().min(1).max(31) }),
  z.object({ type: z.literal('lunar'), month, day: z.int().min(-1).max(30) }),
  z.object({ type: z.literal('term'), term: z.string(), offset: z.int().optional() }),
  z.object({ type: z.literal('weekday'), month, weekday: z.int().min(0).max(6), nth: z.int().min(1).max(5) }),
]);
const Shipped = z.object({
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)),
  category: z.enum(['traditional', 'statutory', 'modern', 'term']),
  rule: Rule,
  tone: z.literal('solemn').optional(),
  about: z.string().min(1),
  note: z.string().default(''),
  since: z.int().optional(),
  moved: z.record(z.string(), z.iso.date()).default({}),
  variants: z.array(z.object({ region: z.string(), rule: Rule })).default([]),
  statutory: z.object({ scope: z.enum(['all', 'partial']) }).optional(),
  greetings: z.array(z.string().min(1)),
});

export type FestivalBook = ReturnType<typeof readFestivalBook>;

/** All festivals and how they are found by name. */
export function readFestivalBook() {
  const text = readFileSync(new URL('./content/festivals.json', import.meta.url), 'utf8');
  const festivals = z.array(Shipped).parse(JSON.parse(text)).map(toFestival);
  const byKey = new Map<string, Festival>();
  // A festival's own name wins over another's alias, and what is written out wins over what is cut.
  for (const festival of festivals) byKey.set(keyOf(festival.name), festival);
  for (const festival of festivals) for (const name of namesOf(festival)) addNew(byKey, keyOf(name), festival);
  return {
    festivals,
    /** By its name or one of its aliases, in simplified or traditional characters. */
    find: (name: string): Festival | undefined => byKey.get(keyOf(name)),
  };
}

/** People say 中秋 for 中秋节; of days with a profession in their name that would not be understood. */
function namesOf({ name, aliases, category }: Festival): string[] {
  const short = category === 'traditional' && name.length > 2 && name.endsWith('节') ? [name.slice(0, -1)] : [];
  return [...aliases, ...short];
}

function addNew(byKey: Map<string, Festival>, key: string, festival: Festival): void {
  if (!byKey.has(key)) byKey.set(key, festival);
}

function toFestival({ tone = undefined, statutory, since, ...rest }: z.output<typeof Shipped>): Festival {
  return { ...rest, since, tone: tone ?? 'festive', isDayOff: statutory?.scope === 'all' };
}
