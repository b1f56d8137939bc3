import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { DeskTick } from '#/features/desk/shared/desk-tick.tsx';
import { thumbOf } from '#/features/media/shared/media-types.ts';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Table } from '#/ui/table/table.tsx';
import type { ReviewedItem } from '../market-item.contract.ts';
import { priceText } from '../price.pure.ts';
import { InlinePrice } from './inline-price.tsx';
import { ItemState } from './item-state.tsx';

export const editPath = (id: number) => `/market/admin/search/data/update?id=${id}`;

interface Props {
  items: readonly ReviewedItem[];
  /** Whose price is being changed. */
  editing: number | undefined;
  onEdit: (id: number | undefined) => void;
}

/** The items with a tick each; stands inside the form that acts on them. */
export function ItemTable({ items, editing, onEdit }: Props) {
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
          cell: ({ id, title, city, category, platform, sample, images: [image] }) => (
            <span className="item-row" data-item={id}>
              {image ? <img src={thumbOf(image)} alt="" loading="lazy" /> : <i aria-hidden>{[...title][0]}</i>}
              <span>
                <Link to={editPath(id)}>{title}</Link>
                <small>{[sample && '示例', category, city || '全国', platform].filter(Boolean).join(' · ')}</small>
              </span>
            </span>
          ),
        },
        {
          id: 'price',
          head: '价格',
          phone: 'side',
          cell: (item) => (
            <InlinePrice
              item={item}
              isEditing={editing === item.id}
              onEdit={(isEditing) => onEdit(isEditing ? item.id : undefined)}
            />
          ),
        },
        {
          id: 'back',
          head: '返现',
          numeric: true,
          phone: 'none',
          cell: ({ return_money }) =>
            return_money > 0 ? <span className="item-back">¥{priceText(return_money)}</span> : '—',
        },
        { id: 'state', head: '状态', phone: 'detail', cell: (item) => <ItemState item={item} /> },
        { id: 'views', head: '看过', numeric: true, phone: 'none', cell: ({ views }) => thousands(views) },
        {
          id: 'created',
          head: '添加',
          quiet: true,
          phone: 'none',
          cell: ({ created_time }) => <span className="num">{created_time.slice(0, 10)}</span>,
        },
        {
          id: 'act',
          head: '编辑',
          headHidden: true,
          phone: 'none',
          cell: ({ id, title }) => <IconButton size="sm" label={`编辑 ${title}`} icon={<Pencil />} to={editPath(id)} />,
        },
      ]}
    />
  );
}
