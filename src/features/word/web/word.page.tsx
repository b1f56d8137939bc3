import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/word.page.ts';
import { Board } from './board.tsx';
import { handleBoard } from './board-action.ts';
import { readView } from './board-address.ts';
import { readBoard } from './read-board.ts';

const PATH = '/word';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '留言板',
    description: '说说想看什么、哪里不好用：会员登录即可留言，访客写个昵称也能发。',
    path: '/word',
  });

export const loader = ({ url, context }: Route.LoaderArgs) => readBoard(context, readView(PATH, url.searchParams));

export const action = ({ request, url, context }: Route.ActionArgs) => handleBoard(context, PATH, request, url);

export default function WordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Board {...loaderData} refusal={actionData} />;
}
