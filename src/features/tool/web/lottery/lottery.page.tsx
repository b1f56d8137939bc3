import { pageHead } from '#/web/head.ts';
import { TabbedTool } from '../tabbed-tool.tsx';
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
    <TabbedTool
      url="lottery"
      name="幸运抽奖"
      note="结果可公开复核；名单只留在你的浏览器里。"
      tabs={[
        { value: 'draw', label: '抽名单', panel: <LuckyDraw /> },
        { value: 'numbers', label: '双色球 / 大乐透', panel: <NumberPicker /> },
      ]}
    />
  );
}
