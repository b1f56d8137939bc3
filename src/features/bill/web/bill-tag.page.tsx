import { Link, redirect } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { yuanText } from '../money-text.pure.ts';
import { tagWord } from '../tag.pure.ts';
import type { Route } from './+types/bill-tag.page.ts';
import { BillPlace } from './bill-place.tsx';
import './bill-plan.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '账单标签',
    description: '一次出差、一次装修花了多少：按标签看。',
    path: '/bill/tag',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  return { tags: await api(context)('GET /api/v1/bill/tag', {}) };
}

export default function BillTagPage({ loaderData: { tags } }: Route.ComponentProps) {
  return (
    <div className="bill-plan">
      <BillPlace here="标签" title="标签" note="备注里写 #出差，这笔账就有了标签；一笔可以有几个。" />
      <Card>
        {tags.length === 0 && (
          <EmptyState title="还没有标签">记账时在备注里写 #出差 #报销，这里就能看到每个标签花了多少。</EmptyState>
        )}
        <ul className="bill-plan-list">
          {tags.map(({ Name, Count, Expense, Income, LastDate }) => (
            <li key={Name}>
              <Link className="bill-plan-row" to={`/bill?words=${encodeURIComponent(tagWord(Name))}`}>
                <span>
                  #{Name}
                  <small>
                    {Count} 笔，最近 {LastDate}
                  </small>
                </span>
                <b className="num">
                  {[Expense > 0 && `−${yuanText(Expense)}`, Income > 0 && `+${yuanText(Income)}`]
                    .filter(Boolean)
                    .join(' ') || '—'}
                </b>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
