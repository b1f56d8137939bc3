import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { DeskJobs as Jobs } from '../desk.contract.ts';
import { momentText } from './figure-text.ts';
import { JOB_WORDS } from './job-words.data.ts';

export function DeskJobs({ jobs, today }: { jobs: Jobs; today: string }) {
  const { Queued, Running, Dead, OldestDueTime, DeadJobs } = jobs;
  return (
    <>
      <dl className="dashboard-facts" data-columns="3">
        <div>
          <dt>等待</dt>
          <dd className="num">{Queued}</dd>
        </div>
        <div>
          <dt>进行</dt>
          <dd className="num">{Running}</dd>
        </div>
        <div>
          <dt>失败</dt>
          <dd className="num" data-bad={Dead > 0 || undefined}>
            {Dead}
          </dd>
        </div>
      </dl>
      {OldestDueTime && <p className="dashboard-none">最久的一个 {momentText(OldestDueTime, today)} 就该开始了。</p>}
      {DeadJobs.length > 0 && (
        <Table
          label="失败的后台任务"
          rows={DeadJobs}
          rowKey={({ Id }) => Id}
          columns={[
            {
              id: 'name',
              head: '任务',
              phone: 'title',
              cell: ({ Name, LastError, Attempts, DiedTime }) => (
                <div className="dashboard-fault">
                  <span title={Name}>{JOB_WORDS[Name] ?? Name}</span>
                  <small>
                    {momentText(DiedTime, today)} · 试过 {Attempts} 次 · {LastError.replace(/^Error: /, '')}
                  </small>
                </div>
              ),
            },
            {
              id: 'retry',
              head: '操作',
              headHidden: true,
              phone: 'side',
              cell: ({ Id, Name }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="retry" />
                  <input type="hidden" name="Id" value={Id} />
                  <Button type="submit" kind="line" size="sm" aria-label={`重试 ${JOB_WORDS[Name] ?? Name}`}>
                    重试
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
