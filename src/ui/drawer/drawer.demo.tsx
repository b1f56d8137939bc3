import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Drawer } from './drawer.tsx';

export const title = '抽屉';

export default function DrawerDemo() {
  const [side, setSide] = useState<'bottom' | 'right' | null>(null);
  const close = () => setSide(null);
  return (
    <DemoRow label="两个方向">
      <Button kind="line" onClick={() => setSide('bottom')}>
        从下面拉出
      </Button>
      <Button kind="line" onClick={() => setSide('right')}>
        从右边拉出
      </Button>
      <Drawer
        open={side === 'bottom'}
        onClose={close}
        title="选择规格"
        footer={
          <Button kind="accent" wide onClick={close}>
            就选这个
          </Button>
        }
      >
        <p>湖滨手冲咖啡双人下午茶，剩余 36 件，每人限购 5 件。</p>
        <p>向下拖动上面的把手也能关上。</p>
      </Drawer>
      <Drawer open={side === 'right'} onClose={close} side="right" title="筛选">
        <Field label="片名里有" name="title" />
      </Drawer>
    </DemoRow>
  );
}
