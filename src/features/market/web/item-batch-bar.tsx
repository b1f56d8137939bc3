import { TickAll } from '#/features/desk/shared/tick-all.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Select } from '#/ui/select/select.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { CHANGEABLE, CHANGEABLE_NAMES } from '../market-batch.pure.ts';
import { CATEGORIES } from '../market-names.pure.ts';

/** What is done with the ticked items; stands inside the form that holds them. */
export function ItemBatchBar() {
  return (
    <div className="desk-batch item-batch-bar">
      <TickAll />
      <Button type="submit" size="sm" kind="line" name="Action" value="on">
        选中的上架
      </Button>
      <Button type="submit" size="sm" kind="line" name="Action" value="off">
        选中的下架
      </Button>
      <FoldButton
        label="选中的改分类等"
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
        label="选中的删除"
        question="删除选中的商品？30 天内可以在“导入与批量”里撤销；只是不想展示的话，下架就够了。"
        confirm="删除"
        name="Action"
        value="delete"
      />
    </div>
  );
}
