import { ExternalLink, Pencil } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { isPlace } from '../distance.pure.ts';
import type { ReviewedItem } from '../market-item.contract.ts';
import { toCard } from './card.ts';
import { ItemCard } from './item-card.tsx';
import { editPath } from './item-table.tsx';
import './item-side.css';

const LINK_STATES = { ok: '可以打开', unsure: '没能确认', dead: '打不开了' } as const;

/** The item as visitors see it in a list, and what they do not see. */
export function ItemSide({ item }: { item: ReviewedItem }) {
  const { id, address, city, longitude, latitude, link, link_state, images, status } = item;
  return (
    <aside className="item-side" aria-label="访客看到的样子">
      <div className="item-side-card">
        <ItemCard card={toCard(item)} place={undefined} />
      </div>
      <dl>
        <div>
          <dt>地址</dt>
          <dd>{[city, address].filter(Boolean).join(' ') || '没有填'}</dd>
        </div>
        <div>
          <dt>坐标</dt>
          <dd className="num">
            {isPlace({ longitude, latitude }) ? `${latitude.toFixed(2)}, ${longitude.toFixed(2)}` : '没有，不显示距离'}
          </dd>
        </div>
        <div>
          <dt>跳转</dt>
          <dd>{link ? (link_state ? LINK_STATES[link_state] : '还没检查') : '没有链接'}</dd>
        </div>
        <div>
          <dt>图片</dt>
          <dd>{images.length} 张</dd>
        </div>
      </dl>
      <p>
        {status === 1 && (
          <Button kind="line" href={`/market/detail/${id}`} target="_blank" icon={<ExternalLink />}>
            看网页
          </Button>
        )}
        <Button kind="line" to={editPath(id)} icon={<Pencil />}>
          编辑全部
        </Button>
      </p>
    </aside>
  );
}
