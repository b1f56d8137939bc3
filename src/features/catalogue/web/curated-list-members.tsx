import { Link } from 'react-router';
import { rasterUrl } from '#/features/cover/raster-url.pure.ts';
import { DeskFilter } from '#/features/desk/shared/desk-filter.tsx';
import { DeskBatch } from '#/features/desk/shared/desk-list.tsx';
import { DeskMove } from '#/features/desk/shared/desk-move.tsx';
import { DeskTick } from '#/features/desk/shared/desk-tick.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Table } from '#/ui/table/table.tsx';
import './title-table.css';

interface Named {
  Id: number;
  Key: string;
  Name: string;
  TypeName: string;
  Year: number | null;
  Cover: string;
}

interface Member extends Named {
  IsRemoved: boolean;
}

const tick = {
  id: 'tick',
  head: '选中',
  headHidden: true,
  phone: 'detail',
  cell: ({ Id, Name }: Named) => <DeskTick id={Id} name={Name} />,
} as const;

function Title({ Key, Name, TypeName, Year, Cover }: Named) {
  return (
    <span className="title-row">
      <img src={rasterUrl(Cover, 300, 'webp')} alt="" width={34} height={48} loading="lazy" />
      <span>
        <Link to={`/market/admin/catalogue/items/edit?key=${encodeURIComponent(Key)}`}>{Name}</Link>
        <small>
          {TypeName} · {Year ?? '年份不详'}
        </small>
      </span>
    </span>
  );
}

/** What is in a curated list, in its order. */
export function CuratedListMembers({ items }: { items: readonly Member[] }) {
  if (items.length === 0) return <EmptyState title="还没有片目">在“添加片目”里找到要收的，勾选后加入。</EmptyState>;
  return (
    <DeskBatch
      actions={
        <Button type="submit" size="sm" kind="line" name="Action" value="remove">
          批量移出
        </Button>
      }
    >
      <Table
        label="专题里的内容"
        rows={items}
        rowKey={({ Id }) => Id}
        isOff={({ IsRemoved }) => IsRemoved}
        columns={[
          tick,
          { id: 'name', head: '片名', phone: 'title', cell: (item) => <Title {...item} /> },
          {
            id: 'state',
            head: '状态',
            headHidden: items.every(({ IsRemoved }) => !IsRemoved),
            phone: 'side',
            cell: ({ IsRemoved }) => IsRemoved && <Badge tone="off">已下架，不显示</Badge>,
          },
          {
            id: 'move',
            head: '顺序',
            headHidden: true,
            phone: 'side',
            cell: ({ Id, Name }) => <DeskMove id={Id} name={Name} />,
          },
        ]}
      />
    </DeskBatch>
  );
}

interface FinderProps {
  id: number;
  words: string;
  /** Null until something was looked for. */
  found: readonly Named[] | null;
  members: readonly Member[];
}

/** Finds titles to put into a collection. */
export function CuratedListFinder({ id, words, found, members }: FinderProps) {
  const inside = new Set(members.map(({ Id }) => Id));
  return (
    <>
      <DeskFilter label="找片目" words={words} hint="片名、又名、标识或拼音" kept={{ Id: String(id) }} />
      {found?.length === 0 && <EmptyState title="没有找到这样的片目" />}
      {found && found.length > 0 && (
        <DeskBatch
          actions={
            <Button type="submit" size="sm" kind="line" name="Action" value="add">
              批量加入
            </Button>
          }
        >
          <Table
            label="找到的片目"
            rows={found}
            rowKey={({ Id }) => Id}
            columns={[
              { ...tick, cell: (title: Named) => !inside.has(title.Id) && tick.cell(title) },
              { id: 'name', head: '片名', phone: 'title', cell: (title) => <Title {...title} /> },
              {
                id: 'add',
                head: '操作',
                headHidden: true,
                phone: 'end',
                cell: ({ Id, Name }) =>
                  inside.has(Id) ? (
                    <Badge tone="done">已在专题里</Badge>
                  ) : (
                    <Button
                      type="submit"
                      size="sm"
                      kind="line"
                      name="One"
                      value={`add ${Id}`}
                      aria-label={`加入${Name}`}
                    >
                      加入
                    </Button>
                  ),
              },
            ]}
          />
        </DeskBatch>
      )}
    </>
  );
}
