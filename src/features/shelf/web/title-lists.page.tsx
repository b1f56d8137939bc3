import { data, Form, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Section } from '#/ui/section/section.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { readRoom } from '../shared/read-room.ts';
import { RoomHead } from '../shared/room-head.tsx';
import type { TitleListItem } from '../title-list.contract.ts';
import type { Route } from './+types/title-lists.page.ts';
import { handleTitleListForm } from './title-list-action.ts';
import { TitleListCards } from './title-list-cards.tsx';
import { TitleListForm } from './title-list-form.tsx';
import './title-list.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的片单',
    description: '自己排的片单，可以公开给朋友看，也可以只给自己。',
    path: '/shelf/lists',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const room = await readRoom(context);
  if (!room) throw redirect(loginPath(url.pathname, url.search));
  const key = url.searchParams.get('add') ?? undefined;
  const call = api(context);
  const [lists, title] = await Promise.all([
    call('GET /api/v1/shelf/lists', { query: { key } }),
    key === undefined ? undefined : call('GET /api/v1/any', { query: { key } }),
  ]);
  return { room, lists, adding: title && { key: title.Key, name: title.Name } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await handleTitleListForm(context, await request.formData(), '');
  return result.ok ? null : data({ message: result.message }, { status: result.status });
}

export default function TitleListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, lists, adding } = loaderData;
  return (
    <div className="title-lists">
      <RoomHead room={room} at="lists" />
      {actionData && (
        <p className="shelf-refusal" role="alert">
          {actionData.message}
        </p>
      )}
      {adding && <AddTo title={adding} lists={lists.Mine} inside={lists.With} />}
      {lists.Mine.length > 0 && !adding && (
        <Section title="我的片单">
          <TitleListCards lists={lists.Mine} />
        </Section>
      )}
      {lists.Followed.length > 0 && !adding && (
        <Section title="关注的片单">
          <TitleListCards lists={lists.Followed} />
        </Section>
      )}
      <Section title={adding ? `新建一个，放进《${adding.name}》` : '新建片单'} size="sm">
        <TitleListForm intent="create" titleKey={adding?.key} />
      </Section>
    </div>
  );
}

interface AddProps {
  title: { key: string; name: string };
  lists: readonly TitleListItem[];
  inside: readonly string[];
}

/** Which of my lists a title is in, one press each. */
function AddTo({ title, lists, inside }: AddProps) {
  return (
    <Section title={`把《${title.name}》放进片单`} size="sm">
      {lists.length === 0 && <p>还没有片单，先在下面新建一个。</p>}
      <ul className="title-list-choices">
        {lists.map(({ Code, Name, Count }) => {
          const isInside = inside.includes(Code);
          return (
            <li key={Code}>
              <span>
                {Name}
                <small>{Count} 部</small>
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value={isInside ? 'take' : 'place'} />
                <input type="hidden" name="Code" value={Code} />
                <input type="hidden" name="Key" value={title.key} />
                <Button type="submit" kind="line" size="sm" aria-pressed={isInside}>
                  {isInside ? '已在里面，拿出来' : '放进去'}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
