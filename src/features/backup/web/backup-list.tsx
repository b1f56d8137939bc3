import { Form } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Table } from '#/ui/table/table.tsx';
import { shortTime } from '#/web/short-time.ts';
import type { BackupEntry } from '../backup.contract.ts';
import { sizeText } from '../backup-size.pure.ts';

const KINDS = { manual: '手动', nightly: '每夜', 'before-restore': '恢复之前' } as const;
const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

export function BackupList({ backups, isBusy }: { backups: readonly BackupEntry[]; isBusy: boolean }) {
  return (
    <Table
      label="备份"
      rows={backups}
      rowKey={({ Name }) => Name}
      empty={<EmptyState title="还没有备份">点“立即备份”，或等每夜的自动备份。</EmptyState>}
      columns={[
        {
          id: 'name',
          head: '文件',
          phone: 'title',
          cell: ({ Name, Kind, CreatedTime, About }) => (
            <>
              {Name}
              <small>
                {KINDS[Kind]} · {shortTime(CreatedTime)}
                {About && ` · ${ENGINES[About.Engine]} · 版本 ${About.Version}`}
              </small>
            </>
          ),
        },
        { id: 'state', head: '核对', phone: 'side', cell: ({ About }) => <CheckedBadge about={About} /> },
        {
          id: 'size',
          head: '大小',
          numeric: true,
          phone: 'detail',
          cell: ({ Bytes }) => sizeText(Bytes),
        },
        {
          id: 'contents',
          head: '内容',
          quiet: true,
          phone: 'detail',
          cell: ({ About }) =>
            About ? (
              <>
                <span className="num">{About.Tables}</span> 张表 <span className="num">{thousands(About.Rows)}</span>{' '}
                行，
                <span className="num">{About.Files}</span> 个文件
                <small>{keyNote(About)}</small>
              </>
            ) : (
              '核对之后才知道'
            ),
        },
        {
          id: 'act',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: (backup) => <Actions name={backup.Name} isBusy={isBusy} />,
        },
      ]}
    />
  );
}

function keyNote({ Secrets, HoldsKey }: NonNullable<BackupEntry['About']>): string {
  if (HoldsKey) return '连同密钥';
  if (Secrets === null) return '旧版本的备份，密钥没有加密';
  return Secrets === 'clear' ? '密钥没有加密' : '不含 secret.key';
}

function CheckedBadge({ about }: { about: BackupEntry['About'] }) {
  if (about?.Fault) return <Badge tone="failed">{about.Fault}</Badge>;
  if (about && about.Missing > 0) return <Badge tone="failed">不完整，缺 {about.Missing} 个文件</Badge>;
  if (!about?.CheckedTime) return <Badge>没有核对</Badge>;
  return <Badge tone="done">{shortTime(about.CheckedTime).slice(5)} 完好</Badge>;
}

function Actions({ name, isBusy }: { name: string; isBusy: boolean }) {
  return (
    <div className="desk-actions">
      <Button kind="quiet" size="sm" href={`/market/admin/backup/download/${name}`} download={name}>
        下载
      </Button>
      {!isBusy && (
        <Button to={`/market/admin/backup/restore?name=${encodeURIComponent(name)}`} kind="quiet" size="sm">
          恢复
        </Button>
      )}
      {!isBusy && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="check" />
          <Button type="submit" kind="quiet" size="sm" name="Name" value={name}>
            核对
          </Button>
        </Form>
      )}
      <ConfirmFold
        label="删除"
        question={`删除 ${name}？删掉之后找不回来。`}
        confirm="删除"
        fields={{ intent: 'remove', Name: name }}
      />
    </div>
  );
}
