import { millisecondsOf, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';

const BASE = '/market/admin/catalogue';
const KINDS = ['movie', 'tv', 'variety', 'anime', 'skip'] as const;

const to = (path: string, more: Record<string, string>) => ({ goTo: `${BASE}${path}?${new URLSearchParams(more)}` });

/** What was typed into the form of a source. */
export type SourceRefusal = DeskRefusal & { typed: Readonly<Record<string, string>> };

/** Sources, and the runs over them. */
export async function handleGatheringForm(call: DeskCall, form: FormData): Promise<DeskOutcome | SourceRefusal> {
  const intent = textOf(form, 'intent');
  const Id = textOf(form, 'Id');
  const after = (result: Awaited<ReturnType<typeof run>>) =>
    result.ok ? to('/run', { Id: String(result.data.Id) }) : refusalOf(intent, result);
  const run = (body: { SourceId: string; Full: boolean }) => call('POST /api/v1/collection/run', { body });
  switch (intent) {
    case 'source':
      return saveSource(call, form, Id);
    case 'remove': {
      const result = await call('DELETE /api/v1/collection/source', { query: { Id } });
      return result.ok ? to('', { done: '已删除' }) : refusalOf(intent, result);
    }
    case 'run':
      return after(await run({ SourceId: Id, Full: false }));
    case 'full':
      return after(await run({ SourceId: Id, Full: true }));
    case 'stop':
      return after(await call('POST /api/v1/collection/run/:Id/stop', { params: { Id } }));
    case 'resume':
      return after(await call('POST /api/v1/collection/run/:Id/resume', { params: { Id } }));
    case 'keep':
      return after(await call('POST /api/v1/collection/run/:Id/keep', { params: { Id } }));
    default:
      return { form: intent, status: 400, errors: [], message: '请选择要做的事' };
  }
}

async function saveSource(call: DeskCall, form: FormData, Id: string): Promise<DeskOutcome | SourceRefusal> {
  const body = {
    Name: textOf(form, 'Name'),
    Url: textOf(form, 'Url').trim(),
    PauseMs: millisecondsOf(textOf(form, 'PauseMs'), 100),
    // What was typed goes before what was chosen.
    Cron: textOf(form, 'OwnCron').trim() || textOf(form, 'Cron'),
    IsEnabled: form.has('IsEnabled'),
  };
  const Types = typesIn(form);
  const result = Id
    ? await call('PUT /api/v1/collection/source', {
        body: { ...body, Id, ...(Types && { Types }), Seen: seenIn(form) },
      })
    : await call('POST /api/v1/collection/source', { body });
  if (result.ok) return to('/source', { Id: String(result.data.Id), done: Id ? '已保存' : '已添加' });
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
  return { ...refusalOf('source', result), typed };
}

/** Only what the operator decided; the rest is decided by the name of the type. Undefined where none were shown. */
function typesIn(form: FormData): Record<string, (typeof KINDS)[number]> | undefined {
  const shown = [...form.keys()].filter((name) => name.startsWith('type '));
  if (shown.length === 0) return undefined;
  const pairs = shown.flatMap((name) => {
    const kind = KINDS.find((one) => one === textOf(form, name));
    return kind ? [[name.slice(5), kind] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Two titles into one, one entry out of a title, and both back again. */
export async function handleMergeForm(call: DeskCall, form: FormData): Promise<DeskOutcome> {
  const intent = textOf(form, 'intent');
  const Key = keyIn(textOf(form, 'Key'));
  switch (intent) {
    case 'merge': {
      const result = await call('POST /api/v1/any/merge', { body: { Key, From: keyIn(textOf(form, 'From')) } });
      return result.ok ? to('/merge', { key: result.data.Key, done: '已合并' }) : refusalOf(intent, result);
    }
    case 'split': {
      const body = { Key, SourceId: textOf(form, 'SourceId'), ItemId: textOf(form, 'ItemId') };
      const result = await call('POST /api/v1/any/split', { body });
      return result.ok ? to('/merge', { key: Key, done: '已拆开' }) : refusalOf(intent, result);
    }
    default: {
      const result = await call('POST /api/v1/any/merge/undo', { body: { Id: textOf(form, 'Id') } });
      return result.ok ? to('/merge', { done: '已撤销' }) : refusalOf('undo', result);
    }
  }
}

/** A title by its key, or by the address of its page, which is what one has at hand. */
export function keyIn(text: string): string {
  const found = /\/any\/([^/?#]+)/.exec(text.trim())?.[1];
  if (!found) return text.trim();
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}
