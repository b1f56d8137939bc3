import { toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { articleIn, goodsIn, subjectKind } from '../review-subject.pure.ts';
import { type Thread, wordApi } from '../word.contract.ts';
import type { Person } from './board-access.service.ts';
import { keepCookie, personOf, writerOf } from './person.ts';
import type { PostingService } from './posting.service.ts';
import type { VisitorService } from './visitor.service.ts';
import { noArticle, noGoods, noTitle } from './word.errors.ts';
import { presentThread, presentWord } from './word.present.ts';
import { BOARD, memberOf, type Word } from './word.rules.ts';
import type { ThreadOf, WordService } from './word.service.ts';

interface Needs {
  words: WordService;
  posting: PostingService;
  visitors: VisitorService;
  titles: ReviewedTitles;
  goods: ReviewedGoods;
  articles: CommentedArticles;
}

/** What the board has to know of titles. */
export interface ReviewedTitles {
  idOf(key: string): Promise<number | undefined>;
  rate(memberId: number, key: string, score: number): Promise<unknown>;
  /** Where the title stands on the shelves of these members. */
  statesOf(
    titleId: number,
    memberIds: readonly number[],
  ): Promise<ReadonlyMap<number, NonNullable<Thread['WriterState']>>>;
}

/** What the board has to know of things of the market. */
export interface ReviewedGoods {
  isShown(id: number): Promise<boolean>;
}

/** What the board has to know of the blog. */
export interface CommentedArticles {
  /** The name under which it is kept; undefined when there is no such article. */
  nameOf(name: string): Promise<string | undefined>;
}

export function bindWordApi({ words, posting, visitors, titles, goods, articles }: Needs) {
  async function subjectOf(key: string): Promise<string> {
    if (key === '') return BOARD;
    const thing = goodsIn(key);
    if (thing !== undefined) {
      if (!(await goods.isShown(thing))) throw noGoods();
      return `goods ${thing}`;
    }
    const article = articleIn(key);
    if (article !== undefined) {
      const name = await articles.nameOf(article);
      if (name === undefined) throw noArticle();
      return `article ${name}`;
    }
    const id = await titles.idOf(key);
    if (id === undefined) throw noTitle();
    return `title ${id}`;
  }

  const reader = (call: Call) => personOf(visitors, call);
  const writer = (call: Call) => writerOf(visitors, call);
  const readerOf = async ({ viewer }: Person, shown: readonly Word[]) => ({
    viewer,
    liked: await words.likedBy(viewer, shown),
  });
  /** Whether those who write about a title have watched it. */
  async function statesOf(threads: readonly ThreadOf[]): Promise<(word: Word) => Thread['WriterState']> {
    const title = Number(/^title (\d+)$/.exec(threads[0]?.word.subject ?? '')?.[1] ?? 0);
    const members = threads.flatMap(({ word }) => (word.deletedAt === null ? (memberOf(word.author) ?? []) : []));
    const states = title > 0 && members.length > 0 ? await titles.statesOf(title, members) : undefined;
    return (word) => (word.deletedAt === null && states?.get(memberOf(word.author) ?? 0)) || null;
  }

  const shownIn = (threads: readonly ThreadOf[]) => threads.flatMap(({ word, replies }) => [word, ...replies]);

  return bindApi(wordApi, {
    'GET /api/v1/word': async ({ query }, call) => {
      const person = await reader(call);
      const subject = await subjectOf(query.title);
      const { threads, total, waiting, mode } = await words.listWords(person, { ...query, subject });
      const known = await readerOf(person, shownIn(threads));
      const stateOf = await statesOf(threads);
      const shown = threads.map((thread) => presentThread(thread, known, stateOf(thread.word)));
      const Waiting = waiting.map((word) => presentWord(word, known));
      return { ...toPage(shown, total, query), Mode: mode, Waiting };
    },
    'POST /api/v1/word': async ({ body }, call) => {
      const person = await writer(call);
      const { Content: content, ParentId: parentId, Nickname: nickname, Proof: proof, Spoiler: isSpoiler } = body;
      const draft = { content, parentId, nickname, proof, isSpoiler, score: body.Score ?? null };
      const { word, cookie } = await posting.postWord({ ...draft, subject: await subjectOf(body.Title) }, person);
      const memberId = memberOf(word.author);
      if (word.score !== null && memberId !== undefined && subjectKind(body.Title) === 'title')
        await titles.rate(memberId, body.Title, word.score);
      keepCookie(call, cookie);
      const viewer = { ...person.viewer, author: word.author };
      return presentWord(word, { viewer, liked: new Set() });
    },
    'GET /api/v1/word/challenge': async (_input, call) => posting.createChallenge(await reader(call)),
    'GET /api/v1/word/:Id': async ({ params }, call) => {
      const person = await reader(call);
      const thread = await words.readThread(params.Id, person);
      const stateOf = await statesOf([thread]);
      return presentThread(thread, await readerOf(person, shownIn([thread])), stateOf(thread.word));
    },
    'POST /api/v1/word/:Id/like': async ({ params, body }, call) => {
      const { likes, isLiked, cookie } = await words.likeWord(params.Id, await writer(call), body.Liked);
      keepCookie(call, cookie);
      return { Likes: likes, Liked: isLiked };
    },
    'POST /api/v1/word/:Id/report': async ({ params, body }, call) => {
      await words.reportWord(params.Id, await writer(call), { reason: body.Reason, detail: body.Detail });
      return true;
    },
    'DELETE /api/v1/word/:Id': async ({ params }, call) => {
      await words.deleteWord(params.Id, await writer(call));
      return true;
    },
    'POST /api/v1/word/:Id/restore': async ({ params }, call) => {
      const person = await writer(call);
      const word = await words.restoreWord(params.Id, person);
      return presentWord(word, await readerOf(person, [word]));
    },
  });
}
