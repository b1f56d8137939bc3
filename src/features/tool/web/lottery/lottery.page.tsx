import { FAVOURITE } from '#/features/collect/favourite-types.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Tabs } from '#/ui/tabs/tabs.tsx';
import { FavouriteButton } from '#/web/favourite-button.tsx';
import { pageHead } from '#/web/head.ts';
import { RecentTools } from '../recent-tools.tsx';
import type { Route } from './+types/lottery.page.ts';
import { LuckyDraw } from './lucky-draw.tsx';
import { NumberPicker } from './number-picker.tsx';
import './lottery.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '幸运抽奖',
    description: '在线抽奖：粘贴名单就能抽，不重复；种子公开，任何人都能复核结果。附双色球、大乐透机选。',
    path: '/lottery',
  });

export default function LotteryPage() {
  return (
    <div className="lottery">
      <PageHead
        title="幸运抽奖"
        note="种子公开，谁都能重新算一遍；名单只留在你的浏览器里。"
        actions={<FavouriteButton id="lottery" type={FAVOURITE.tool} name="幸运抽奖" look="detail" />}
      />
      <Tabs
        label="抽奖"
        tabs={[
          { value: 'draw', label: '抽名单', panel: <LuckyDraw /> },
          { value: 'numbers', label: '双色球 / 大乐透', panel: <NumberPicker /> },
        ]}
      />
      <RecentTools current={{ url: 'lottery', name: '幸运抽奖' }} />
    </div>
  );
}
