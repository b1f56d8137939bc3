import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { reportReviewed, wordLike, wordReply, wordWaiting } from './word.event.ts';
import { isOpen, memberOf, type Word } from './word.rules.ts';
import { wordPath } from './word-path.rules.ts';

const SHOWN_LETTERS = 80;

export type WordNews = ReturnType<typeof createWordNews>;

/** Whom to tell of what happens to words, in the transaction in which it happens. */
export function createWordNews(events: Pick<Events, 'tell'>) {
  return {
    async waiting(transaction: AnyDatabase, word: Word): Promise<void> {
      const content = shortened(word.content);
      await events.tell(transaction, wordWaiting, {
        key: `word ${word.id} waits ${word.heldFor}`,
        title: `${word.nickname}的留言等待审核`,
        text: content,
        path: '/market/admin/word?state=waiting',
        facts: { nickname: word.nickname, content },
      });
    },

    /** For whoever wrote the answered word and whoever began the thread; nobody is told of their own. */
    async answered(transaction: AnyDatabase, word: Word, answered: readonly Word[]): Promise<void> {
      const content = shortened(word.content);
      const members = new Set(
        answered.filter((one) => isOpen(one) && one.author !== word.author).map(({ author }) => memberOf(author)),
      );
      for (const memberId of members) {
        if (memberId === undefined) continue;
        await events.tell(transaction, wordReply, {
          key: `word ${word.id} answers ${memberId}`,
          memberId,
          title: `${word.nickname} 回复了你`,
          text: `「${content}」`,
          path: wordPath(word),
          facts: { nickname: word.nickname, content },
        });
      }
    },

    /** Each liker is told once, however often they change their mind; the last line tells how many there are. */
    async liked(transaction: AnyDatabase, word: Word, liker: string, likerName: string): Promise<void> {
      const memberId = memberOf(word.author);
      if (memberId === undefined || word.author === liker) return;
      const content = shortened(word.content);
      const others = word.likes > 1 ? ` 等 ${word.likes} 人` : '';
      await events.tell(transaction, wordLike, {
        key: `word ${word.id} liked ${liker}`,
        replaces: `word ${word.id} liked `,
        memberId,
        title: `${likerName || (others ? '访客' : '有人')}${others}${likerName && !others ? ' ' : ''}赞了你写的话`,
        text: `「${content}」`,
        path: wordPath(word),
        facts: { content },
      });
    },

    async reviewed(transaction: AnyDatabase, word: Word, reporters: readonly string[]): Promise<void> {
      const result = isOpen(word) ? '看过了，内容保留' : word.deletedAt === null ? '已隐藏' : '已删除';
      for (const memberId of new Set(reporters.map(memberOf))) {
        if (memberId === undefined) continue;
        await events.tell(transaction, reportReviewed, {
          key: `word ${word.id} reviewed ${word.moderatedAt ?? 0} ${memberId}`,
          memberId,
          title: '你举报的一条留言，处理好了',
          text: `${result}，谢谢你告诉我们`,
          path: isOpen(word) ? wordPath(word) : '/word',
          facts: { content: shortened(word.content), result },
        });
      }
    },
  };
}

function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.slice(0, SHOWN_LETTERS).join('') + (letters.length > SHOWN_LETTERS ? '…' : '');
}
