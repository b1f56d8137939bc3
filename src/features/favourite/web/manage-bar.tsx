import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import type { Selection } from './use-selection.ts';
import './manage-bar.css';

/** Stays in view while several are chosen. */
export function ManageBar({ selection, done }: { selection: Selection; done: string }) {
  const { size, isAll } = selection;
  return (
    <div className="manage-bar">
      <Checkbox checked={isAll} partly={size > 0 && !isAll} onChange={selection.toggleAll} className="manage-bar-all">
        全选本页
      </Checkbox>
      <output className="manage-bar-count">
        {size > 0 ? (
          <>
            已选 <b className="num">{size}</b> 个
          </>
        ) : (
          '还没有选中'
        )}
      </output>
      <Button kind="line" size="sm" to={done}>
        完成
      </Button>
      <Button kind="danger" size="sm" type="submit">
        移除所选
      </Button>
    </div>
  );
}
