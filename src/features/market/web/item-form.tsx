import { Save } from 'lucide-react';
import { useId } from 'react';
import { useNavigation } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { UnsavedForm } from '#/features/desk/shared/unsaved-form.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { optionsText, typedDiscount } from '../item-text.pure.ts';
import type { ReviewedItem } from '../market-item.contract.ts';
import { CATEGORIES } from '../market-names.pure.ts';
import type { Typed } from './item-edit-action.ts';
import { ItemImages } from './item-images.tsx';
import { ItemOcr } from './item-ocr.tsx';
import { ItemPlace } from './item-place.tsx';
import { ItemPreview } from './item-preview.tsx';
import './item-form.css';

interface Props {
  /** Undefined for a new one. */
  item?: ReviewedItem;
  /** What a new one may be called. */
  title?: string;
  refusal: (DeskRefusal & { typed: Typed }) | undefined;
}

const WORDS = {
  title: '标题',
  price: '价格',
  origin_price: '原价',
  discount: '折扣',
  return_money: '返现',
  category: '分类',
  platform: '平台',
  shop: '店铺',
  market_type: '标签',
  link: '购买链接',
  images: '图片',
  city: '城市',
  address: '地址',
  location: '经纬度',
  options: '规格',
  content: '详情',
  expires_time: '到期时间',
  status: '上架',
};

function said(name: string, value: unknown): string | undefined {
  // As the contract has them.
  if (name === 'images') return `${(value as ReviewedItem['images']).length} 张`;
  if (name === 'options') return optionsText(value as ReviewedItem['options']).replaceAll('\n', '；');
  if (name === 'discount') return value === null ? undefined : `${Math.round(Number(value) * 100) / 10} 折`;
  if (name === 'status') return value === 1 ? '已上架' : '已下架';
  return undefined;
}

export function ItemForm({ item, title = '', refusal }: Props) {
  const formId = useId();
  const isSending = useNavigation().state === 'submitting';
  const first = refusal?.typed ?? { title, ...typedOf(item) };
  const value = (name: string) => ({ name, defaultValue: first[name] ?? '' });
  return (
    <div className="item-edit">
      <div className="item-edit-side">
        <ItemOcr formId={formId} />
        <ItemPreview formId={formId} item={item} />
      </div>
      <Form id={formId} errors={refusal?.errors} message={refusal?.message} className="item-form">
        <UnsavedForm what="商品" isRefused={refusal !== undefined} />
        <SeenRecord record={item} words={WORDS} meanwhile={refusal?.meanwhile} say={said} />
        <Field label="标题" required {...value('title')} />
        <div className="item-form-row">
          <Field label="价格（元）" inputMode="decimal" required {...value('price')} />
          <Field label="原价（元）" inputMode="decimal" {...value('origin_price')} />
          <Field label="折扣" inputMode="decimal" hint="0.68 是 6.8 折；留空按价格算" {...value('discount')} />
          <Field label="返现（元）" inputMode="decimal" {...value('return_money')} />
        </div>
        <div className="item-form-row">
          <Field label="分类" list="item-categories" {...value('category')} />
          <Field label="平台" hint="例如 到店团购" {...value('platform')} />
          <Field label="店铺" {...value('shop')} />
          <Field label="标签" hint="例如 随时退" {...value('market_type')} />
        </div>
        <datalist id="item-categories">
          {CATEGORIES.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label="购买链接" inputMode="url" spellCheck={false} {...value('link')} />
        <ItemImages
          initial={first['images'] ?? ''}
          isRefused={refusal?.errors.some(({ Field }) => Field === 'images') ?? false}
        />
        <ItemPlace first={first} />
        <TextArea label="规格" rows={3} hint="一行一个，价格写在最后，例如：双人餐 68" {...value('options')} />
        <TextArea
          label="详情"
          rows={6}
          maxLength={5000}
          hint="套餐里有什么，每样一行，以 - 开头：- 手冲咖啡｜2 杯 · ¥76"
          {...value('content')}
        />
        <Field
          label="到期时间"
          type="datetime-local"
          hint="北京时间；到期自动下架，留空不到期"
          {...value('expires_time')}
        />
        <Checkbox name="status" value="1" defaultChecked={refusal ? 'status' in first : (item?.status ?? 1) === 1}>
          上架
        </Checkbox>
        <div className="form-actions item-form-save">
          <Button type="submit" icon={<Save />} loading={isSending}>
            {item ? '保存' : '添加商品'}
          </Button>
          <Button to="/market/admin/search/data" kind="line">
            返回
          </Button>
        </div>
      </Form>
    </div>
  );
}

function typedOf(item: ReviewedItem | undefined): Typed {
  if (!item) return {};
  const hasPlace = item.longitude !== 0 || item.latitude !== 0;
  return {
    title: item.title,
    price: String(item.price),
    origin_price: String(item.origin_price ?? ''),
    discount: typedDiscount(item.price, item.origin_price, item.discount),
    return_money: item.return_money ? String(item.return_money) : '',
    category: item.category,
    platform: item.platform,
    shop: item.shop,
    market_type: item.market_type,
    link: item.link,
    images: item.images.join('\n'),
    city: item.city,
    address: item.address,
    longitude: hasPlace ? String(item.longitude) : '',
    latitude: hasPlace ? String(item.latitude) : '',
    options: optionsText(item.options),
    content: item.content,
    expires_time: item.expires_time?.slice(0, 16) ?? '',
  };
}
