import { eventKind } from '#/platform/event/event-kind.ts';

export const friendLinkApproved = eventKind({
  name: 'site.friend_link_approved',
  title: '友情链接通过了',
  audience: 'member',
  facts: { title: { name: '网站', example: '半山影评' }, url: { name: '网址', example: 'https://example.com' } },
});
