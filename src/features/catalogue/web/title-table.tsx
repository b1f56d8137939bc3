import { Link } from 'react-router';
import { DeskTick } from '#/features/desk/shared/desk-tick.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Table } from '#/ui/table/table.tsx';
import { shortTime } from '#/web/short-time.ts';
import { anyPath } from '../any-path.pure.ts';
import type { ReviewedTitle } from '../any-review.contract.ts';

interface Props {
  titles: readonly ReviewedTitle[];
  sources: readonly { value: string; label: string }[];
}

/** The titles with a tick each; stands inside the form that acts on them. */
export function TitleTable({ titles, sources }: Props) {
  const nameOf = (id: number) => sources.find(({ value }) => value === String(id))?.label ?? '已删除的采集源';
  const originOf = ({ IsShipped, SourceIds }: ReviewedTitle) => {
    const names = [...(IsShipped ? ['随站附带'] : []), ...SourceIds.map(nameOf)];
    return names.length > 0 ? names.join('、') : '手工添加';
  };
  return (
    <Table
      label="片目"
      rows={titles}
      rowKey={({ Id }) => Id}
      isOff={({ RemovedTime }) => RemovedTime !== null}
      columns={[
        {
          id: 'tick',
          head: '选中',
          headHidden: true,
          phone: 'detail',
          cell: ({ Id, Name }) => <DeskTick id={Id} name={Name} />,
        },
        {
          id: 'name',
          head: '片名',
          phone: 'title',
          cell: ({ Key, Name, TypeName, Year, Remark, RemovedTime }) => (
            <>
              {RemovedTime === null ? (
                <Link to={`/market/admin/catalogue/items/edit?key=${encodeURIComponent(Key)}`}>{Name}</Link>
              ) : (
                Name
              )}
              <small>{[TypeName, Year ?? '年份不详', Remark].filter(Boolean).join(' · ')}</small>
            </>
          ),
        },
        { id: 'source', head: '来自', quiet: true, phone: 'detail', cell: originOf },
        {
          id: 'state',
          head: '状态',
          phone: 'side',
          cell: ({ RemovedTime, IsAdult }) => (
            <>
              <Badge tone={RemovedTime === null ? 'done' : 'off'}>{RemovedTime === null ? '上架' : '已下架'}</Badge>
              {IsAdult && <Badge tone="waiting">18+</Badge>}
            </>
          ),
        },
        {
          id: 'updated',
          head: '更新',
          quiet: true,
          phone: 'none',
          cell: ({ UpdatedTime }) => <span className="num">{shortTime(UpdatedTime)}</span>,
        },
        {
          id: 'act',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: ({ Id, Key, Name, RemovedTime, IsAdult }) =>
            RemovedTime === null ? (
              <span className="desk-actions">
                <Button to={anyPath(Key)} size="sm" kind="quiet" aria-label={`查看 ${Name}`}>
                  查看
                </Button>
                <Button
                  to={`/market/admin/catalogue/merge?key=${encodeURIComponent(Key)}`}
                  size="sm"
                  kind="quiet"
                  aria-label={`合并拆分 ${Name}`}
                >
                  合并拆分
                </Button>
              </span>
            ) : (
              <Button
                type="submit"
                size="sm"
                kind="line"
                name="One"
                value={`${IsAdult ? 'decent' : 'restore'} ${Id}`}
                aria-label={IsAdult ? `${Name} 不是 18+` : `重新上架 ${Name}`}
              >
                {IsAdult ? '不是 18+' : '上架'}
              </Button>
            ),
        },
      ]}
    />
  );
}
