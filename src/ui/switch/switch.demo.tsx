import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { Switch } from './switch.tsx';

export const title = '开关';

export default function SwitchDemo() {
  const [isOn, setIsOn] = useState(true);
  return (
    <DemoRow label="状态">
      <Switch label={isOn ? '启用' : '停用'} checked={isOn} onChange={() => setIsOn(!isOn)} />
      <Switch label="免打扰" />
      <Switch label="启用 早间新片" bare defaultChecked />
      <Switch label="沙箱模式" disabled defaultChecked />
      <Switch label="不可用" disabled />
    </DemoRow>
  );
}
