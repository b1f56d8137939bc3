import { ThemeSwitch } from './theme-switch.tsx';

export const title = '主题';

export default function ThemeDemo() {
  return <ThemeSwitch />;
}
