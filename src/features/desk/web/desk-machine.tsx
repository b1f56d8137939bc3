import { thousands } from '#/ui/number/thousands.pure.ts';
import { Progress } from '#/ui/progress/progress.tsx';
import { bytesText, uptimeText } from './figure-text.ts';

interface Disk {
  FreeBytes: number;
  TotalBytes: number;
}

interface Process {
  Version: string;
  NodeVersion: string;
  UptimeSeconds: number;
  MemoryBytes: number;
}

interface Database {
  Engine: 'sqlite' | 'postgres';
  Bytes: number;
  Tables: { Label: string; Rows: number; IsMore: boolean }[];
}

export function DeskDisk({ FreeBytes, TotalBytes }: Disk) {
  const used = TotalBytes - FreeBytes;
  const isLow = FreeBytes < TotalBytes * 0.1;
  return (
    <div className="dashboard-disk">
      <Progress value={used} max={TotalBytes} tone={isLow ? 'accent' : 'teal'} />
      <p>
        已用 <b className="num">{bytesText(used)}</b>，剩余 <b className="num">{bytesText(FreeBytes)}</b>，共{' '}
        <b className="num">{bytesText(TotalBytes)}</b>
      </p>
    </div>
  );
}

export function DeskProcess({ Version, NodeVersion, UptimeSeconds, MemoryBytes }: Process) {
  return (
    <dl className="dashboard-facts">
      <div>
        <dt>版本</dt>
        <dd className="num">{Version}</dd>
      </div>
      <div>
        <dt>Node.js</dt>
        <dd className="num">{NodeVersion}</dd>
      </div>
      <div>
        <dt>已运行</dt>
        <dd>{uptimeText(UptimeSeconds)}</dd>
      </div>
      <div>
        <dt>内存</dt>
        <dd className="num">{bytesText(MemoryBytes)}</dd>
      </div>
    </dl>
  );
}

export function DeskDatabase({ Tables }: Pick<Database, 'Tables'>) {
  return (
    <dl className="dashboard-facts" data-columns="3">
      {Tables.map(({ Label, Rows, IsMore }) => (
        <div key={Label}>
          <dt>{Label}</dt>
          <dd className="num">
            {thousands(Rows)}
            {IsMore && '+'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
