import { Download, Ellipsis, Heart, Plus, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export const title = '按钮';

export default function ButtonDemo() {
  const [isKept, setIsKept] = useState(true);
  return (
    <>
      <DemoRow label="种类">
        <Button>保存配置</Button>
        <Button kind="line">放弃</Button>
        <Button kind="quiet">以后再说</Button>
        <Button kind="danger">删除账单</Button>
        <Button kind="accent">立即购买</Button>
      </DemoRow>
      <DemoRow label="图标">
        <Button icon={<Plus />}>记一笔</Button>
        <Button kind="line" icon={<Download />}>
          导出
        </Button>
        <Button kind="line" size="sm" icon={<RotateCcw />}>
          再问一次
        </Button>
        <Button kind="quiet" icon={<Share2 />}>
          分享
        </Button>
      </DemoRow>
      <DemoRow label="大小">
        <Button size="sm">发表</Button>
        <Button>查看详情</Button>
        <Button size="lg">生成短链</Button>
      </DemoRow>
      <DemoRow label="链接">
        <Button to="/test">站内</Button>
        <Button kind="line" href="https://example.com/" target="_blank" rel="noopener">
          站外
        </Button>
      </DemoRow>
      <DemoRow label="进行中">
        <Button loading icon={<Plus />}>
          正在生成
        </Button>
        <Button loading kind="line">
          正在导出
        </Button>
      </DemoRow>
      <DemoRow label="不可用">
        <Button disabled>发表</Button>
        <Button kind="line" disabled>
          <span className="num">48</span> 秒后重发
        </Button>
        <Button kind="quiet" disabled>
          已领取
        </Button>
      </DemoRow>
      <DemoRow label="图标按钮">
        <IconButton label="更多" icon={<Ellipsis />} />
        <IconButton label="删除" kind="line" icon={<Trash2 />} />
        <IconButton label="小号删除" size="sm" icon={<Trash2 />} />
        <IconButton label="大号分享" size="lg" icon={<Share2 />} />
        <IconButton label="浮在图上的分享" kind="float" icon={<Share2 />} />
        <IconButton label="收藏" icon={<Heart />} aria-pressed={isKept} onClick={() => setIsKept(!isKept)} />
        <IconButton label="不可用" disabled icon={<Ellipsis />} />
      </DemoRow>
      <DemoRow label="通栏">
        <Button wide size="lg">
          登录
        </Button>
      </DemoRow>
    </>
  );
}
