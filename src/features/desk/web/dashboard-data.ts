import type { RouterContextProvider } from 'react-router';
import { type Attempt, attemptApi } from '#/web/api.ts';
import type { Part } from './desk-part.tsx';
import { todosOf } from './todo-list.ts';

const TWO_WEEKS = 14;

/** Every figure by itself: none waits for another, and one that fails is told in its own place. */
export async function readDashboard(context: Readonly<RouterContextProvider>, days: number) {
  const call = attemptApi(context);
  const query = { days };
  const [byDay, words, errors, jobs, disk, database, process, steps, board, links, sources, visits, robots] =
    await Promise.all([
      // A day alone says nothing: the picture shows two weeks at least.
      call('GET /api/v1/desk/days', { query: { days: Math.max(TWO_WEEKS, days) } }),
      call('GET /api/v1/desk/words', { query }),
      call('GET /api/v1/desk/errors', {}),
      call('GET /api/v1/desk/jobs', {}),
      call('GET /api/v1/desk/disk', {}),
      call('GET /api/v1/desk/database', {}),
      call('GET /api/v1/desk/process', {}),
      call('GET /api/v1/desk/steps', {}),
      call('GET /api/v1/word/moderation', { query: { pageSize: 1 } }),
      call('GET /api/v1/short_url/all', { query: { state: 'reported', pageSize: 1 } }),
      call('GET /api/v1/collection/source', {}),
      call('GET /api/v1/desk/visits', { query }),
      call('GET /api/v1/wechat/robot', {}),
    ]);
  return {
    days,
    byDay: partOf(byDay),
    words: partOf(words),
    visits: partOf(visits),
    errors: partOf(errors),
    jobs: partOf(jobs),
    disk: partOf(disk),
    database: partOf(database),
    process: partOf(process),
    steps: partOf(steps),
    todos: todosOf({
      waitingWords: board.ok ? board.data.Counts.Waiting : 0,
      reportedWords: board.ok ? board.data.Counts.Reported : 0,
      reportedLinks: links.ok ? links.data.Total : 0,
      deadJobs: jobs.ok ? jobs.data.Dead : 0,
      failedSources: sources.ok
        ? sources.data
            .filter(({ IsEnabled, LastRun }) => IsEnabled && LastRun?.State === 'failed')
            .map(({ Name }) => Name)
        : [],
      deadChannels: robots.ok
        ? robots.data.Result.filter(({ isOff, trouble }) => !isOff && trouble !== '').map(({ nickname }) => nickname)
        : [],
      missing: words.ok ? words.data.Missing[0] : undefined,
      freeShare: disk.ok ? disk.data.FreeBytes / Math.max(1, disk.data.TotalBytes) : 1,
    }),
  };
}

function partOf<Data>(attempt: Attempt<Data>): Part<Data> {
  return attempt.ok ? { ok: true, data: attempt.data } : { ok: false, message: attempt.message };
}
