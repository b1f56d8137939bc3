import { type RouterContextProvider, redirect } from 'react-router';
import { attemptApi } from '#/web/api.ts';

/** The forms of lists, with and without JavaScript. What was done leads on or shows itself; a refusal is answered. */
export async function handleTitleListForm(context: Readonly<RouterContextProvider>, form: FormData, code: string) {
  const call = attemptApi(context);
  const text = (name: string) => String(form.get(name) ?? '');
  const Code = text('Code') || code;
  const Key = text('Key');
  const fields = { Name: text('Name'), Note: text('Note'), IsPublic: text('IsPublic') === '1' };
  switch (text('intent')) {
    case 'create': {
      const made = await call('POST /api/v1/shelf/lists', { body: { ...fields, ...(Key && { Key }) } });
      if (made.ok) throw redirect(`/shelf/list/${made.data.Code}`);
      return made;
    }
    case 'change':
      return call('PUT /api/v1/shelf/lists/:Code', { params: { Code }, body: fields });
    case 'delete': {
      const gone = await call('DELETE /api/v1/shelf/lists/:Code', { params: { Code } });
      if (gone.ok) throw redirect('/shelf/lists');
      return gone;
    }
    case 'follow':
    case 'unfollow': {
      const body = { IsFollowed: text('intent') === 'follow' };
      return call('PUT /api/v1/shelf/lists/:Code/follow', { params: { Code }, body });
    }
    case 'take':
      return call('DELETE /api/v1/shelf/lists/:Code/titles', { params: { Code }, query: { key: Key } });
    default: {
      const body = { Key, Before: text('Before') || null };
      return call('PUT /api/v1/shelf/lists/:Code/titles', { params: { Code }, body });
    }
  }
}
