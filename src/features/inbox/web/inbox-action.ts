import { type RouterContextProvider, redirect } from 'react-router';
import { attemptApi, type Refusal } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { newsSwitches } from '../news-switches.pure.ts';

/** The forms of the page. Leads back to it, or answers why it was refused. */
export async function handleInboxForm(context: Readonly<RouterContextProvider>, form: FormData): Promise<Refusal> {
  if (!context.get(siteContext).user) throw redirect(loginPath('/inbox'));
  const call = attemptApi(context);
  if (form.get('intent') === 'read') {
    const result = await call('POST /api/v1/inbox/read', { body: {} });
    if (result.ok) throw redirect('/inbox');
    return result;
  }
  if (form.get('intent') === 'done') {
    const result = await call('POST /api/v1/bill/:Id/done', { params: { Id: String(form.get('Id')) }, body: {} });
    if (!result.ok) return result;
    await call('POST /api/v1/inbox/read', { body: { Ids: [Number(form.get('News'))] } });
    throw redirect(`/inbox?done=${form.get('News')}`);
  }
  const settings = await call('GET /api/v1/inbox/settings', {});
  if (!settings.ok) return settings;
  const Choices = changedChoices(settings.data.Choices, form);
  const hour = form.get('hour');
  const result = await call('PUT /api/v1/inbox/settings', {
    body: { Choices, ...(hour !== null && { DigestHour: Number(hour) }) },
  });
  if (result.ok) throw redirect('/inbox?saved=1#settings');
  return result;
}

const WAYS = [
  ['inbox', 'Inbox'],
  ['mail', 'Mail'],
  ['chat', 'Chat'],
] as const;

/** What a line switches, it switches for all its kinds; where its box was left as it was shown, each keeps its own. */
function changedChoices<Choice extends { Kind: string; Title: string; Inbox: boolean; Mail: boolean; Chat: boolean }>(
  choices: readonly Choice[],
  form: FormData,
) {
  const changed = newsSwitches(choices).flatMap((row) => {
    const says = (field: string) => form.getAll(field).includes(row.name);
    const changes = WAYS.filter(([way]) => says('row') && says(way) !== says(`was-${way}`));
    const set = Object.fromEntries(changes.map(([way, field]) => [field, says(way)]));
    return changes.length > 0 ? row.choices.map((choice) => ({ ...choice, ...set })) : [];
  });
  return changed.map(({ Kind, Inbox, Mail, Chat }) => ({ Kind, Inbox, Mail, Chat }));
}
