import { passwordStrength } from '../password-strength.pure.ts';
import './strength-meter.css';

/** How good a choice looks; its own file, because it is needed only once someone types. */
export default function StrengthMeter({ password }: { password: string }) {
  const { level, label } = passwordStrength(password);
  return (
    <span className="strength-meter" data-level={level}>
      <span className="strength-meter-bar" aria-hidden="true" />
      强度：{label}
    </span>
  );
}
