import { Switch } from '#/ui/switch/switch.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { usePrivateMode } from '../shared/noted-visits.ts';

/** 无痕浏览: from now on nothing is written down, neither here nor on the server. */
export function PrivateMode() {
  const [isOn, turn] = usePrivateMode();
  function change(next: boolean) {
    turn(next);
    toast(next ? '无痕浏览已打开，接下来看的不会记下来' : '无痕浏览已关闭');
  }
  return <Switch label="无痕浏览" checked={isOn} onChange={(event) => change(event.target.checked)} />;
}
