import { CalendarClock, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';
import { Field } from '#/ui/field/field.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { copyText } from '#/web/copy-text.ts';

interface Subscription {
  createdTime: string | null;
  /** Known only right after it was made. */
  url?: string;
}

/** The private address under which a calendar program finds the reminders. */
export function BillCalendar() {
  const [isOpen, setOpen] = useState(false);
  const [subscription, setSubscription] = useState<Subscription>();

  const open = async () => {
    setOpen(true);
    const result = await browserApi('GET /api/v1/bill/calendar', {});
    if (result.ok) setSubscription({ createdTime: result.data.CreatedTime });
  };
  const start = async () => {
    const result = await browserApi('POST /api/v1/bill/calendar', {});
    if (result.ok) setSubscription({ createdTime: result.data.CreatedTime, url: result.data.Url });
  };
  const stop = async () => {
    const result = await browserApi('DELETE /api/v1/bill/calendar', {});
    if (!result.ok) return;
    setSubscription({ createdTime: null });
    toast('订阅地址已停用', { kind: 'success' });
  };

  return (
    <>
      <Button kind="line" icon={<CalendarClock size={15} aria-hidden />} onClick={open}>
        日历订阅
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="把提醒放进日历"
        footer={
          <>
            {subscription?.createdTime && (
              <Button kind="line" onClick={stop}>
                停用
              </Button>
            )}
            <Button onClick={start}>{subscription?.createdTime ? '换一个新地址' : '生成订阅地址'}</Button>
          </>
        }
      >
        <p>手机或电脑的日历订阅这个地址后，没完成的账单会在提醒日出现。拿到地址的人就能看到提醒，请不要发给别人。</p>
        {subscription?.url ? (
          <Field
            label="订阅地址"
            readOnly
            value={subscription.url}
            hint="只显示这一次，请现在就复制。"
            trailing={
              <Button
                kind="line"
                icon={<Copy size={15} aria-hidden />}
                onClick={() => copyText(subscription.url ?? '')}
              >
                复制
              </Button>
            }
          />
        ) : (
          <p>
            {subscription?.createdTime
              ? `已在 ${subscription.createdTime.slice(0, 10)} 开启。忘了地址就换一个新的，旧地址随即失效。`
              : '还没有开启。'}
          </p>
        )}
      </Dialog>
    </>
  );
}
