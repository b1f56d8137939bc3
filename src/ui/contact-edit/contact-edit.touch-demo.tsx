import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import { ContactEdit } from './contact-edit.tsx';

export const title = '联系人';

export default function ContactEditDemo() {
  return (
    <DemoRow label="新的" layout="stack">
      <div style={{ maxWidth: 375 }}>
        <ContactEdit canBeDefault onSave={({ name }) => toast(`已保存 ${name}`)} onDelete={() => toast('已删除')} />
      </div>
    </DemoRow>
  );
}
