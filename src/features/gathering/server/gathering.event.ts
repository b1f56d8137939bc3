import { eventKind } from '#/platform/event/event-kind.ts';

export const sourceFailing = eventKind({
  name: 'gathering.source_failing',
  title: '采集源采不到了',
  audience: 'operators',
  facts: {
    source: { name: '采集源', example: '示例资源站' },
    reason: { name: '原因', example: '连接超时' },
  },
});
