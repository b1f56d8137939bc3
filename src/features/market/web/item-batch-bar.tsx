import { CircleArrowDown, CircleArrowUp, X } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Select } from '#/ui/select/select.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { CHANGEABLE, CHANGEABLE_NAMES } from '../market-batch.pure.ts';
import { CATEGORIES } from '../market-names.pure.ts';
import './item-batch-bar.css';

interface Props {
  /** How many are ticked. */
  count: number;
  onClear: () => void;
}

/** What is done with the ticked items. It lies over the foot of the page as long as some are ticked, and moves nothing. */
export function ItemBatchBar({ count, onClear }: Props) {
  return (
    <div className="item-batch-bar" role="toolbar" aria-label="批量操作">
      <b>{count > 0 ? `已选 ${count} 件` : '已选的商品'}</b>
      <Button type="submit" size="sm" kind="quiet" name="Action" value="on" icon={<CircleArrowUp />}>
        批量上架
      </Button>
      <Button type="submit" size="sm" kind="quiet" name="Action" value="off" icon={<CircleArrowDown />}>
        批量下架
      </Button>
      <FoldButton
        label="批量修改"
        question="把选中的商品统一改成："
        confirm="修改"
        name="Action"
        value="change"
        danger={false}
      >
        <div className="item-batch-change">
          <Select
            label="改哪一项"
            name="Field"
            size="sm"
            options={CHANGEABLE.map((value) => ({ value, label: CHANGEABLE_NAMES[value] }))}
          />
          <Field label="改成" name="Value" size="sm" list="item-batch-values" hint="留空就清掉" />
          <datalist id="item-batch-values">
            {CATEGORIES.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      </FoldButton>
      <FoldButton
        label="批量删除"
        question="删除选中的商品？30 天内可以在“批量导入”里撤销；只是不想展示的话，下架就够了。"
        confirm="删除"
        name="Action"
        value="delete"
      />
      <button type="reset" className="item-batch-clear" aria-label="取消选择" onClick={onClear}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
