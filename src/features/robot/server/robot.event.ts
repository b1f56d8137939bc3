import { eventKind } from '#/platform/event/event-kind.ts';

/** Somebody who writes to a robot wants a person to answer. */
export const handedOver = eventKind({
  name: 'robot.handover',
  title: '有人要找人工',
  audience: 'operators',
  facts: {
    channel: { name: '渠道', example: '搜罗影视' },
    words: { name: '说的话', example: '人工客服在吗' },
  },
});
