import { eventKind } from '#/platform/event/event-kind.ts';

/** For followers of `list <id>`. */
export const listGrew = eventKind({
  name: 'list.title',
  title: '关注的片单有了新片',
  audience: 'followers',
  facts: { list: { name: '片单', example: '下饭' }, name: { name: '片名', example: '繁花' } },
});

export const shelfEvents = [listGrew];
