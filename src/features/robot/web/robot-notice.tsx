import { FlaskConical, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Outcome } from './robot-outcome.ts';
import './robot-notice.css';

/** Whether anything leaves this machine must be clear on every page. */
export function RobotNotice({ mode }: { mode: 'sandbox' | 'gateway' }) {
  return (
    <p className="robot-notice">
      {mode === 'sandbox' ? <FlaskConical size={17} aria-hidden /> : <TriangleAlert size={17} aria-hidden />}
      <span>
        {mode === 'sandbox' ? (
          <>
            <b>沙箱模式</b> 没有设置网关，沙箱机器人的消息只存进发件箱，不会真的发出去。
          </>
        ) : (
          <>
            <b>网关模式</b> 个人微信的外挂有封号风险，请只用自己承担得起的账号；企业微信群机器人是官方方式。
          </>
        )}
      </span>
      <Link to="/market/admin/wechat/robot/push#outbox">看发件箱</Link>
    </p>
  );
}

export function RobotOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const told = useRef<HTMLParagraphElement>(null);
  // What was pressed may stand far below, and be gone with what it did.
  useEffect(() => {
    if (outcome) told.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <p ref={told} className="robot-outcome" role="status" data-tone={outcome && (outcome.isOk ? 'ok' : 'bad')}>
      {outcome?.message}
    </p>
  );
}
