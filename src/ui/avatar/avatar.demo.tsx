import { DemoRow } from '../section/demo-row.tsx';
import { Avatar } from './avatar.tsx';

export const title = '头像';

const NAMES = [
  '海边的阿尔',
  '一只拖延的猫',
  '北纬三十度',
  '老周',
  '匿名访客',
  '山间小满',
  'admin',
  '春',
  '云雀',
  '拾光',
];

export default function AvatarDemo() {
  return (
    <>
      <DemoRow label="因名得色">
        {NAMES.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </DemoRow>
      <DemoRow label="大小">
        <Avatar name="小满" size="xs" />
        <Avatar name="小满" size="sm" />
        <Avatar name="小满" />
        <Avatar name="小满" size="lg" />
        <Avatar name="小满" size="sm" tone="ink" />
      </DemoRow>
    </>
  );
}
