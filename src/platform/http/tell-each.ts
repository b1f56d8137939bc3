import type { Change } from './audit.ts';
import type { Call } from './call.ts';

/** A thing as the log tells of it: what it is called, and its facts in words. */
export interface Told {
  id: number;
  name: string;
  facts: Readonly<Record<string, string>>;
}

/** Does something to several things, and tells the log what became of each: they are read before and afterwards. */
export async function tellEach<Answer>(
  call: Pick<Call, 'tellChange'>,
  read: () => Promise<readonly Told[]>,
  deed: () => Answer | Promise<Answer>,
): Promise<Answer> {
  // That something cannot be told is no reason not to do it.
  const before = await read().catch(() => []);
  const answer = await deed();
  const after = await read().catch(() => undefined);
  if (after) call.tellChange(changesOfEach(before, after));
  return answer;
}

export function changesOfEach(before: readonly Told[], after: readonly Told[]): Change[] {
  const now = new Map(after.map(({ id, facts }) => [id, facts]));
  return before.flatMap(({ id, name, facts }) => {
    const became = now.get(id);
    if (!became) return [{ of: name, field: '状态', ...(facts['状态'] && { before: facts['状态'] }), after: '已删除' }];
    return Object.entries(facts).flatMap(([field, old]) =>
      became[field] === old ? [] : [{ of: name, field, before: old, after: became[field] ?? '' }],
    );
  });
}
