import { holdsOwnName, passwordStrength } from '../password-strength.pure.ts';
import './strength-meter.css';

/** How good a choice looks; its own file, because it is needed only once someone types. */
export default function StrengthMeter({ password, form }: { password: string; form: HTMLFormElement | null }) {
  const typed = form ? new FormData(form) : new FormData();
  const own = { username: String(typed.get('Username') ?? ''), email: String(typed.get('Email') ?? '') };
  const isOwn = holdsOwnName(password, own);
  const { level, label } = isOwn ? { level: 2, label: '弱，里面有用户名或邮箱名' } : passwordStrength(password);
  return (
    <span className="strength-meter" data-level={level}>
      <span className="strength-meter-bar" aria-hidden="true" />
      强度：{label}
    </span>
  );
}
