import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Table } from '#/ui/table/table.tsx';

interface Props {
  title: {
    Key: string;
    Fields: { Field: string; Value: string; Source: string }[];
    Layers: {
      SourceId: number;
      Source: string;
      ItemId: string;
      Name: string;
      Year: number | null;
      AddedTime: string;
      IsGone: boolean;
    }[];
  };
}

/** What each source says about a title, and where each of its fields comes from. */
export function TitleLayers({ title: { Key, Fields, Layers } }: Props) {
  return (
    <>
      <Table
        label="各采集源的条目"
        rows={Layers}
        rowKey={({ SourceId, ItemId }) => `${SourceId} ${ItemId}`}
        empty={<p className="catalogue-admin-note">它不是采集来的，没有可以拆开的条目。</p>}
        columns={[
          {
            id: 'name',
            head: '条目',
            phone: 'title',
            cell: ({ Name, Year, ItemId }) => (
              <>
                {Name}
                <small>
                  {Year ?? '年份不详'} · 编号 {ItemId}
                </small>
              </>
            ),
          },
          {
            id: 'source',
            head: '采集源',
            phone: 'side',
            cell: ({ Source, IsGone }) => (
              <>
                {Source}
                {IsGone && <small>源站已下架，剧集已收起</small>}
              </>
            ),
          },
          {
            id: 'split',
            head: '操作',
            headHidden: true,
            phone: 'end',
            cell: ({ SourceId, ItemId, Name }) => (
              <ConfirmFold
                label="拆出来"
                question={`把《${Name}》这一条拆成单独的一部？可以撤销。`}
                confirm="拆开"
                danger={false}
                fields={{ intent: 'split', Key, SourceId, ItemId }}
              />
            ),
          },
        ]}
      />
      <details>
        <summary>每个字段来自哪里（{Fields.length}）</summary>
        <Table
          label="字段来源"
          rows={Fields}
          rowKey={({ Field }) => Field}
          columns={[
            { id: 'field', head: '字段', cell: ({ Field }) => <code>{Field}</code> },
            { id: 'value', head: '内容', cell: ({ Value }) => (Value.length > 80 ? `${Value.slice(0, 80)}…` : Value) },
            { id: 'source', head: '来自', quiet: true, cell: ({ Source }) => Source },
          ]}
        />
      </details>
    </>
  );
}
