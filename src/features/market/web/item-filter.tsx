import { Download, Search } from 'lucide-react';
import { Form } from 'react-router';
import { FilterSheet } from '#/features/desk/shared/desk-filter.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Select } from '#/ui/select/select.tsx';
import type { ReviewOrder } from '../market-names.pure.ts';

/** What the list shows; every part of it stands in the address. */
interface ItemView {
  state: string;
  words: string;
  city: string;
  category: string;
  platform: string;
  order: ReviewOrder;
}

export const ORDER_NAMES: Record<ReviewOrder, string> = {
  new: '最新的在前',
  changed: '最近修改的在前',
  views: '浏览多的在前',
  cheap: '便宜的在前',
  dear: '贵的在前',
};

/** The parts that are not what they are anyway. */
export function viewParams(view: ItemView, more: Record<string, string> = {}): URLSearchParams {
  const plain: Record<string, string> = { state: 'all', order: 'new' };
  const parts = Object.entries({ ...view, ...more }).filter(([name, value]) => value !== (plain[name] ?? ''));
  return new URLSearchParams(parts);
}

interface Props {
  view: ItemView;
  names: { Cities: string[]; Categories: string[]; Platforms: string[] };
  total: number;
}

export function ItemFilter({ view, names, total }: Props) {
  const isNarrowed = view.words !== '' || view.city !== '' || view.category !== '' || view.platform !== '';
  return (
    // A new form for another view: what stands in it comes from the address.
    <Form method="get" className="desk-filter" key={viewParams(view).toString()}>
      {view.state !== 'all' && <input type="hidden" name="state" value={view.state} />}
      <Field
        label="找商品"
        name="words"
        type="search"
        size="sm"
        icon={<Search />}
        placeholder="标题或编号"
        defaultValue={view.words}
      />
      <FilterSheet>
        <Choice label="城市" name="city" value={view.city} names={names.Cities} />
        <Choice label="分类" name="category" value={view.category} names={names.Categories} />
        <Choice label="平台" name="platform" value={view.platform} names={names.Platforms} />
        <Select
          label="顺序"
          name="order"
          size="sm"
          defaultValue={view.order}
          options={Object.entries(ORDER_NAMES).map(([value, label]) => ({ value, label }))}
        />
      </FilterSheet>
      <Button type="submit" kind="line">
        查找
      </Button>
      {isNarrowed && (
        <Button
          kind="quiet"
          to={`/market/admin/search/data?${viewParams({ ...view, words: '', city: '', category: '', platform: '' })}`}
        >
          清空
        </Button>
      )}
      {total > 0 && (
        <Button kind="line" icon={<Download />} href={`/api/v1/crawl/common/items/export?${viewParams(view)}`} download>
          导出这 {thousands(total)} 件
        </Button>
      )}
    </Form>
  );
}

function Choice({ label, name, value, names }: { label: string; name: string; value: string; names: string[] }) {
  const known = value && !names.includes(value) ? [value, ...names] : names;
  const options = [{ value: '', label: '全部' }, ...known.map((one) => ({ value: one, label: one }))];
  return <Select label={label} name={name} size="sm" defaultValue={value} options={options} />;
}
