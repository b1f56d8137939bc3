import { Link } from 'react-router';
import { rasterUrl } from '#/features/cover/raster-url.pure.ts';
import { DeskTick } from '#/features/desk/shared/desk-tick.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Table } from '#/ui/table/table.tsx';
import { anyPath } from '../any-path.pure.ts';
import type { ReviewedTitle } from '../any-review.contract.ts';
import './title-table.css';

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
          cell: ({ Key, Name, TypeName, Year, Remark, Cover }) => (
            <span className="title-row">
              <img src={rasterUrl(Cover, 300, 'webp')} alt="" width={34} height={48} loading="lazy" />
              <span>
                <Link to={editOf(Key)}>{Name}</Link>
                <small>{[TypeName, Year ?? '年份不详', Remark].filter(Boolean).join(' · ')}</small>
              </span>
            </span>
          ),
        },
        { id: 'source', head: '来自', quiet: true, phone: 'none', cell: originOf },
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
          head: '上映或更新',
          quiet: true,
          phone: 'none',
          cell: ({ UpdatedTime }) => <span className="num">{UpdatedTime.slice(0, 10)}</span>,
        },
        {
          id: 'act',
          head: '操作',
          headHidden: true,
          phone: 'side',
          cell: ({ Id, Key, Name, RemovedTime, IsAdult }) => (
            <span className="desk-actions">
              <Button to={editOf(Key)} size="sm" kind="quiet" aria-label={`编辑 ${Name}`}>
                编辑
              </Button>
              {RemovedTime === null && (
                <Button to={anyPath(Key)} size="sm" kind="quiet" aria-label={`看网页 ${Name}`}>
                  看网页
                </Button>
              )}
              <RowSwitch {...{ Id, Name, IsAdult, isRemoved: RemovedTime !== null }} />
            </span>
          ),
        },
      ]}
    />
  );
}

const editOf = (key: string) => `/market/admin/catalogue/items/edit?key=${encodeURIComponent(key)}`;

/** At once and without a question: the way back stands above the list. */
function RowSwitch({
  Id,
  Name,
  IsAdult,
  isRemoved,
}: Pick<ReviewedTitle, 'Id' | 'Name' | 'IsAdult'> & { isRemoved: boolean }) {
  const [deed, word] = !isRemoved ? ['remove', '下架'] : IsAdult ? ['decent', '不是 18+'] : ['restore', '上架'];
  return (
    <Button
      type="submit"
      size="sm"
      kind={isRemoved ? 'line' : 'quiet'}
      name="One"
      value={`${deed} ${Id}`}
      aria-label={deed === 'restore' ? `重新上架 ${Name}` : `${word} ${Name}`}
    >
      {word}
    </Button>
  );
}
