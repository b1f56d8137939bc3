import type { RouterContextProvider } from 'react-router';
import { attemptApi } from '#/web/api.ts';

/** What stands beside a place: how many wait for the operator, or how many there are to look at some time. */
export interface Waiting {
  count: number;
  /** somebody: a person or a channel waits. number: to know. */
  tone: 'somebody' | 'number';
  /** For those who do not see the number. */
  words: string;
}

/** By the address of the place. What cannot be read is left out: no page of the desk fails for a number. */
export async function readWaiting(context: Readonly<RouterContextProvider>): Promise<Record<string, Waiting>> {
  const call = attemptApi(context);
  const [board, posts, links, friends, robots, jobs] = await Promise.all([
    call('GET /api/v1/word/moderation', { query: { pageSize: 1 } }),
    call('GET /api/v1/crawl/common/posts', { query: { state: 'waiting', pageSize: 1 } }),
    call('GET /api/v1/short_url/all', { query: { state: 'reported', pageSize: 1 } }),
    call('GET /api/v1/friend_link/review', { query: { state: 'pending', pageSize: 1 } }),
    call('GET /api/v1/wechat/robot', {}),
    call('GET /api/v1/desk/jobs', {}),
  ]);
  const words = board.ok ? board.data.Counts.Waiting + board.data.Counts.Reported : 0;
  const down = robots.ok ? robots.data.Result.filter(({ isOff, trouble }) => !isOff && trouble !== '').length : 0;
  const all: [string, Waiting | undefined][] = [
    ['/market/admin/word', somebody(words, '条待处理')],
    ['/market/admin/search/posts', somebody(posts.ok ? waitingPosts(posts.data.Counts) : 0, '条待处理')],
    ['/market/admin/short', somebody(links.ok ? links.data.Total : 0, '个被举报')],
    ['/market/admin/links', plainly(friends.ok ? friends.data.Counts.Pending : 0, '个申请')],
    ['/market/admin/wechat/robot', somebody(down, '个收不到消息')],
    ['/market/admin/health', plainly(jobs.ok ? jobs.data.Dead : 0, '个任务失败')],
  ];
  return Object.fromEntries(all.filter((entry): entry is [string, Waiting] => entry[1] !== undefined));
}

const waitingPosts = ({ Waiting, Reported, Chats }: Record<'Waiting' | 'Reported' | 'Chats', number>) =>
  Waiting + Reported + Chats;
const somebody = (count: number, words: string): Waiting | undefined =>
  count > 0 ? { count, tone: 'somebody', words: `${count} ${words}` } : undefined;
const plainly = (count: number, words: string): Waiting | undefined =>
  count > 0 ? { count, tone: 'number', words: `${count} ${words}` } : undefined;
