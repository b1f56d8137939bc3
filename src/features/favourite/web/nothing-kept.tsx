import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { FAVOURITE } from '../favourite-types.pure.ts';
import { type FavouriteView, favouritePath } from './favourite-view.ts';

const EMPTY = {
  [FAVOURITE.any]: {
    title: '还没有收藏影视',
    text: '遇到想看的，点一下它旁边的心，以后从这里接着看；有新的一集也会在这里告诉你。',
    ways: [
      { to: '/hot', label: '去热榜看看' },
      { to: '/new', label: '最近更新' },
    ],
  },
  [FAVOURITE.market]: {
    title: '还没有收藏好物',
    text: '在市集里看到划算的，点收藏存下来，下单前再比一比。',
    ways: [{ to: '/market', label: '逛逛同城市集' }],
  },
  [FAVOURITE.tool]: {
    title: '还没有收藏工具',
    text: '常用的工具点一下心，之后不用再翻分类。',
    ways: [{ to: '/tool', label: '看看有哪些工具' }],
  },
};

export function NothingKept({ view }: { view: FavouriteView }) {
  if (view.isUpdatedOnly) {
    return (
      <EmptyState
        title="都看过了"
        actions={
          <Button kind="line" to={favouritePath({ type: view.type })}>
            看全部收藏
          </Button>
        }
      >
        收藏里暂时没有新的更新。
      </EmptyState>
    );
  }
  const { title, text, ways } = EMPTY[view.type];
  return (
    <EmptyState
      title={title}
      actions={ways.map(({ to, label }, index) => (
        <Button key={to} to={to} kind={index === 0 ? 'solid' : 'line'}>
          {label}
        </Button>
      ))}
    >
      {text}
    </EmptyState>
  );
}
