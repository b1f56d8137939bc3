import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/market-word.page.ts';
import { Board } from './board.tsx';
import { handleBoard } from './board-action.ts';
import { readView } from './board-address.ts';
import { readBoard } from './read-board.ts';

const PATH = '/market/word';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '市集留言',
    description: '想找什么店、什么好物，哪里不好用，写在市集的留言板上。',
    path: '/word',
  });

export const loader = ({ url, context }: Route.LoaderArgs) => readBoard(context, readView(PATH, url.searchParams));

export const action = ({ request, url, context }: Route.ActionArgs) => handleBoard(context, PATH, request, url);

export default function WordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Board {...loaderData} refusal={actionData} />;
}
