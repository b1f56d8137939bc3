import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { RobotTrigger } from '../robot-push.contract.ts';

/** What is said when something happens. Nothing is shown while there is none. */
export function TriggerList({ triggers }: { triggers: readonly RobotTrigger[] }) {
  if (triggers.length === 0) return null;
  return (
    <Card title="遇事触发" aside={`共 ${triggers.length} 个`}>
      <Table
        label="遇事触发"
        rows={triggers}
        rowKey={({ id }) => id}
        isOff={({ isOn }) => !isOn}
        columns={[
          {
            id: 'event',
            head: '发生了什么',
            phone: 'title',
            cell: ({ name, eventTitle, filter, isUrgent }) => (
              <>
                <b>{eventTitle}</b>
                <div className="robot-quiet">
                  {name}
                  {filter && ` · 只要 ${filter}`}
                  {isUrgent && ' · 免打扰时段也发'}
                </div>
              </>
            ),
          },
          { id: 'to', head: '发到', phone: 'detail', cell: ({ targets }) => `${targets.length} 处` },
          { id: 'last', head: '上次', quiet: true, phone: 'detail', cell: ({ lastText }) => lastText },
          {
            id: 'do',
            head: '操作',
            headHidden: true,
            phone: 'end',
            cell: ({ id, isOn }) => (
              <Form method="post" className="robot-row" preventScrollReset>
                <Button type="submit" kind="quiet" size="sm" name="do" value={`trigger ${isOn ? 'off' : 'on'} ${id}`}>
                  {isOn ? '停用' : '启用'}
                </Button>
                {/* In two presses: what still tells somebody is stopped first. */}
                {!isOn && (
                  <Button type="submit" kind="quiet" size="sm" name="do" value={`trigger remove ${id}`}>
                    删除
                  </Button>
                )}
              </Form>
            ),
          },
        ]}
      />
    </Card>
  );
}
