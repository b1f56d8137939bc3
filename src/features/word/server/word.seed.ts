import type { VisitorStore } from './visitor.store.ts';
import { BOARD } from './word.rules.ts';
import type { WordWriteStore } from './word-write.store.ts';

/** Oldest first. What the board is for, in the site's own voice: nobody is made up. */
const OPENING = [
  {
    content:
      '片库里的资料难免有错漏：年份不对、别名没收全、简介写得不清楚，都可以在这里指出来。写上片名和哪里不对，改好后会在原帖下面回复。',
    isPinned: false,
  },
  {
    content: '想看的片子没找到，或者缺哪个小工具，也写在这里。喜欢别人的提议就点个赞，赞多的会先看。',
    isPinned: false,
  },
  {
    content:
      '这里是留言板，说说想看什么、哪里不好用。\n登录不是必须的：没有账号也能发，发言前会自动验证一次，约 1 秒。\n链接暂不能点开；带网址或联系方式的留言，要等站长看过才会出现。',
    isPinned: true,
  },
];

interface Needs {
  visitors: Pick<VisitorStore, 'mark'>;
  writing: Pick<WordWriteStore, 'add'>;
  now: () => number;
}

/** Once in the life of a site: an operator who clears the board wants it clear. */
export async function seedWords({ visitors, writing, now }: Needs): Promise<void> {
  if (!(await visitors.mark('opening words', now()))) return;
  for (const [index, word] of OPENING.entries()) {
    await writing.add(
      {
        ...word,
        parentId: 0,
        answersId: 0,
        subject: BOARD,
        score: null,
        isSpoiler: false,
        nickname: '站长',
        author: null,
        role: 'operator',
        spot: null,
        state: 'shown',
        heldFor: '',
        // A moment apart, so that their order does not hang on their numbers.
        createdAt: now() + index,
        onceKey: null,
      },
      undefined,
    );
  }
}
