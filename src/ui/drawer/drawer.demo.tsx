import { useState } from 'react';
import { Drawer } from './drawer.tsx';

export const title = '抽屉';

export default function DrawerDemo() {
  const [side, setSide] = useState<'bottom' | 'right' | null>(null);
  const close = () => setSide(null);
  return (
    <>
      <button type="button" onClick={() => setSide('bottom')}>
        从下面拉出
      </button>
      <button type="button" onClick={() => setSide('right')}>
        从右边拉出
      </button>
      <Drawer
        open={side === 'bottom'}
        onClose={close}
        title="选择规格"
        footer={
          <button type="button" onClick={close}>
            立即购买
          </button>
        }
      >
        <p>湖滨手冲咖啡双人下午茶，剩余 36 件，每人限购 5 件。</p>
        <p>向下拖动上面的把手也能关上。</p>
      </Drawer>
      <Drawer open={side === 'right'} onClose={close} side="right" title="筛选">
        <p>频道、题材、地区、年代。</p>
        <label>
          片名里有
          <input name="words" />
        </label>
      </Drawer>
    </>
  );
}
