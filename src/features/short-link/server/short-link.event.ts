import { eventKind } from '#/platform/event/event-kind.ts';

export const linkReported = eventKind({
  name: 'short_link.reported',
  title: '有短链接被举报',
  audience: 'operators',
  facts: {
    code: { name: '短码', example: 'qiu' },
    host: { name: '指向的域名', example: 'example.com' },
    reason: { name: '原因', example: '诈骗' },
    count: { name: '第几次举报', example: '1' },
  },
});
