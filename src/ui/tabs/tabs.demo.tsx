import { DemoRow } from '../section/demo-row.tsx';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

export const title = '标签页';

export default function TabsDemo() {
  return (
    <>
      <DemoRow label="面板" layout="stack">
        <Tabs
          label="配置的编辑方式"
          tabs={[
            { value: 'form', label: '表单', panel: '逐项填写，右侧随时能看到效果。' },
            { value: 'json', label: 'JSON', panel: '直接改原文，保存前会先校验。' },
            { value: 'history', label: '历史版本', count: 12, panel: '每次保存都留一份，可以退回。' },
          ]}
        />
      </DemoRow>
      <DemoRow label="链接" layout="stack">
        <TabLinks
          label="账户页面"
          tabs={[
            { to: '/test?tab=1', label: '资料', current: true },
            { to: '/test?tab=2', label: '收藏', count: 38 },
            { to: '/test?tab=3', label: '浏览记录' },
          ]}
        />
      </DemoRow>
      <DemoRow label="市集" layout="stack">
        <Tabs
          label="好物的排法"
          look="mark"
          tabs={['推荐', '附近', '高返现', '最新'].map((label) => ({ value: label, label, panel: `${label}的好物。` }))}
        />
      </DemoRow>
    </>
  );
}
