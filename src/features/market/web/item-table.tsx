import { Link } from 'react-router';
import { DeskTick } from '#/features/desk/shared/desk-tick.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Table } from '#/ui/table/table.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import type { ReviewedItem } from '../market-item.contract.ts';
import { discountTag, priceText } from '../price.pure.ts';

const DOWN: Record<string, string> = { operator: '已下架', expired: '到期下架', dead_link: '链接失效下架' };

/** The items with a tick each; stands inside the form that acts on them. */
export function ItemTable({ items }: { items: readonly ReviewedItem[] }) {
  return (
    <Table
      label="商品"
      rows={items}
      rowKey={({ id }) => id}
      isOff={({ status }) => status === 0}
      columns={[
        {
          id: 'tick',
          head: '选中',
          headHidden: true,
          phone: 'detail',
          cell: ({ id, title }) => <DeskTick id={id} name={title} />,
        },
        {
          id: 'title',
          head: '商品',
          phone: 'title',
          cell: ({ id, title, city, category, platform, sample }) => (
            <>
              <Link to={`/market/admin/search/data/update?id=${id}`}>{title}</Link> {sample && <Tag>示例</Tag>}
              <small>{[city || '全国', category, platform].filter(Boolean).join(' · ')}</small>
            </>
          ),
        },
        {
          id: 'price',
          head: '价格',
          numeric: true,
          phone: 'side',
          cell: ({ price, discount }) => (
            <>
              ¥{priceText(price)}
              {discountTag(discount) && <small>{discountTag(discount)}</small>}
            </>
          ),
        },
        { id: 'views', head: '浏览', numeric: true, phone: 'none', cell: ({ views }) => views },
        {
          id: 'state',
          head: '状态',
          phone: 'detail',
          cell: ({ status, down_reason, link_state }) =>
            status === 1 ? (
              <Badge tone={link_state === 'ok' || link_state === null ? 'done' : 'waiting'}>
                {link_state === 'ok' || link_state === null ? '上架中' : '链接可疑'}
              </Badge>
            ) : (
              <Badge tone={down_reason === 'dead_link' ? 'failed' : 'off'}>{DOWN[down_reason] ?? '已下架'}</Badge>
            ),
        },
        {
          id: 'created',
          head: '添加',
          quiet: true,
          phone: 'none',
          cell: ({ created_time }) => <span className="num">{created_time.slice(0, 10)}</span>,
        },
        {
          id: 'act',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: ({ id, status, title }) => (
            <Button
              type="submit"
              size="sm"
              kind="quiet"
              name="One"
              value={`${status === 1 ? 'off' : 'on'} ${id}`}
              aria-label={`${status === 1 ? '下架' : '上架'} ${title}`}
            >
              {status === 1 ? '下架' : '上架'}
            </Button>
          ),
        },
      ]}
    />
  );
}
