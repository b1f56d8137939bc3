import { ChevronLeft, ChevronRight, ImageDown } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { changeText, yuanParts, yuanText } from '../money-text.pure.ts';
import type { Route } from './+types/bill-year.page.ts';
import { BillPlace } from './bill-place.tsx';
import { YearMonths, YearRanks } from './year-bars.tsx';
import './bill-year.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: `${loaderData?.year.Year ?? ''} 年账单报告`,
    description: '一年花了多少、花在哪里、每个月怎样。',
    path: '/bill/year',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const year = await api(context)('GET /api/v1/bill/year', { query: { year: searchParams.get('year') ?? undefined } });
  return { year };
}

export default function BillYearPage({ loaderData: { year } }: Route.ComponentProps) {
  const { Year, Years, Count, Days, Expense, Income, Profit, Before, Months, Categories, Payees, Largest } = year;
  const inYear = `from=${Year}-01-01&to=${Year}-12-31`;
  return (
    <div className="bill-year">
      <BillPlace
        here="年度报告"
        title={`${Year} 年`}
        before={
          <YearLink year={Year - 1} isThere={Years.includes(Year - 1)} label="上一年">
            <ChevronLeft size={20} aria-hidden />
          </YearLink>
        }
        after={
          <YearLink year={Year + 1} isThere={Years.includes(Year + 1)} label="下一年">
            <ChevronRight size={20} aria-hidden />
          </YearLink>
        }
      />
      {Count === 0 ? (
        <EmptyState title="这一年还没有账" actions={<Button to="/bill/import">导入账单</Button>}>
          记下或导入账单，这里就有一年的样子。
        </EmptyState>
      ) : (
        <>
          <StatStrip
            stats={[
              stat('支出', Expense, Before ? compared(Expense, Before.Expense) : `日均 ${yuanText(Expense / 365)}`),
              stat('收入', Income, Before ? compared(Income, Before.Income) : `${Count} 笔账`),
              stat('利润', Profit, `${Days} 天有记录，共 ${Count} 笔`),
            ]}
          />
          <div className="bill-year-body">
            <div className="bill-year-main">
              <Card title="每个月" aside="红色收入，青色支出">
                <YearMonths year={Year} months={Months} />
              </Card>
              <Card title="花在哪里" aside="点一行看明细">
                <YearRanks
                  rows={Categories.map(({ Name, Expense: spent, Share }) => ({
                    name: Name,
                    share: Share,
                    money: yuanText(spent),
                    note: `${(Share * 100).toFixed(1)}%`,
                    to: `/bill?category=${encodeURIComponent(Name)}&${inYear}`,
                  }))}
                />
              </Card>
              {Payees.length > 0 && (
                <Card title="花得最多的地方">
                  <YearRanks
                    rows={Payees.map(({ Name, Expense: spent, Count: times }) => ({
                      name: Name,
                      share: spent / (Payees[0]?.Expense || 1),
                      money: yuanText(spent),
                      note: `${times} 次`,
                      to: `/bill?words=${encodeURIComponent(Name)}&${inYear}`,
                    }))}
                  />
                </Card>
              )}
              {Largest && (
                <p className="bill-year-largest">
                  最大一笔：{Number(Largest.Date.slice(5, 7))} 月 {Number(Largest.Date.slice(8))} 日 {Largest.Title}，
                  <b className="num">¥{yuanText(Largest.Expense)}</b>
                </p>
              )}
            </div>
            <aside className="bill-year-picture" aria-label="分享图">
              <img
                src={`/bill/year/${Year}.svg`}
                alt={`${Year} 年账单的分享图`}
                width={320}
                height={569}
                loading="lazy"
              />
              <Button href={`/bill/year/${Year}.png`} download={`${Year} 年账单.png`} icon={<ImageDown aria-hidden />}>
                存成图片
              </Button>
              <Button kind="line" href={`/bill/year/${Year}-discreet.png`} download={`${Year} 年账单（不含金额）.png`}>
                存一张不含金额的
              </Button>
            </aside>
          </div>
        </>
      )}
    </div>
  );
}

function YearLink({
  year,
  isThere,
  label,
  children,
}: {
  year: number;
  isThere: boolean;
  label: string;
  children: React.ReactNode;
}) {
  return isThere ? (
    <Link className="bill-year-step" to={`/bill/year?year=${year}`} aria-label={label}>
      {children}
    </Link>
  ) : (
    <span className="bill-year-step" data-none>
      {children}
    </span>
  );
}

function compared(now: number, before: number): string {
  const change = changeText(now, before);
  return change ? `较上一年 ${change}` : '上一年没有';
}

function stat(label: '支出' | '收入' | '利润', yuan: number, note: string) {
  const { minus, whole, decimals } = yuanParts(yuan);
  const tone = label === '支出' ? ('expense' as const) : label === '收入' ? ('income' as const) : undefined;
  return { label, before: `${minus}¥`, value: whole, after: decimals, note, ...(tone && { tone }) };
}
