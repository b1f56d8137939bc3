import { Badge } from '#/ui/badge/badge.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { GatheringPreview } from '../gathering.contract.ts';

const ACTIONS = {
  added: { text: '新增', tone: 'done' },
  merged: { text: '并入已有', tone: 'done' },
  updated: { text: '更新', tone: 'waiting' },
  unchanged: { text: '未变', tone: 'off' },
  removed: { text: '已下架，不动', tone: 'off' },
} as const;

/** What one page would do. Nothing of it was written. */
export function PreviewView({ preview }: { preview: GatheringPreview }) {
  return (
    <Card title="试采第一页" aside={`这个源共 ${preview.Total} 条，${preview.PageCount} 页；什么都没有写入`}>
      <Table
        label="试采结果"
        rows={preview.Items}
        rowKey={({ ItemId }) => ItemId}
        empty={<p>这一页没有可以采的内容。</p>}
        columns={[
          {
            id: 'name',
            head: '名称',
            phone: 'title',
            cell: ({ Name, ItemId, Episodes }) => (
              <>
                {Name}
                <small>
                  编号 {ItemId}
                  {Episodes > 0 && ` · ${Episodes} 集`}
                </small>
              </>
            ),
          },
          {
            id: 'action',
            head: '会怎样',
            phone: 'side',
            cell: ({ Action }) => <Badge tone={ACTIONS[Action].tone}>{ACTIONS[Action].text}</Badge>,
          },
          {
            id: 'changes',
            head: '会变的',
            quiet: true,
            phone: 'detail',
            cell: ({ Changes }) =>
              Changes.length > 0 && (
                <details>
                  <summary>{Changes.length} 处</summary>
                  {Changes.map(({ Field, Before, After }) => (
                    <small key={Field}>
                      {Field}：{Before || '（空）'} → {After || '（空）'}
                    </small>
                  ))}
                </details>
              ),
          },
        ]}
      />
      {preview.Skipped.length > 0 && (
        <details>
          <summary>跳过 {preview.Skipped.length} 条</summary>
          <ul>
            {preview.Skipped.map(({ ItemId, Reason }) => (
              <li key={ItemId}>
                {ItemId}：{Reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
