import { eventKind } from '#/platform/event/event-kind.ts';

const facts = {
  nickname: { name: '谁', example: '南风过境' },
  content: { name: '内容', example: '同意，灯灭那一下我也抓了被子。' },
};

export const wordWaiting = eventKind({ name: 'word.waiting', title: '有留言等待审核', audience: 'operators', facts });
export const wordReply = eventKind({ name: 'word.reply', title: '有人回复了我', audience: 'member', facts });
export const wordLike = eventKind({
  name: 'word.like',
  title: '有人赞了我',
  audience: 'member',
  facts: { content: facts.content },
});
export const reportReviewed = eventKind({
  name: 'word.report_reviewed',
  title: '我的举报有了结果',
  audience: 'member',
  facts: { content: facts.content, result: { name: '结果', example: '已隐藏' } },
});

export const wordEvents = [wordWaiting, wordReply, wordLike, reportReviewed];
