import { DemoRow } from '../section/demo-row.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const title = '主题';

export default function ThemeDemo() {
  return (
    <DemoRow label="浅、深、系统">
      <ThemeSwitch />
    </DemoRow>
  );
}
