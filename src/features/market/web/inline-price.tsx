import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#/ui/toast/toast-store.ts';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { ReviewedItem } from '../market-item.contract.ts';
import { discountTag, priceText } from '../price.pure.ts';

interface Props {
  item: ReviewedItem;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** The price, changed where it stands: ↵ saves, Esc leaves, and the toast has the way back. */
export function InlinePrice({ item, isEditing, onEdit }: Props) {
  const { id, title, price, origin_price, discount } = item;
  const [typed, setTyped] = useState(String(price));
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isEditing) return;
    setTyped(String(price));
    input.current?.focus();
    input.current?.select();
  }, [isEditing, price]);

  const send = (value: string) =>
    browserApi('PUT /api/v1/crawl/common/search/:id', { params: { id }, body: { price: value } });

  async function save() {
    const value = typed.trim();
    if (isSaving) return;
    if (value === '' || Number(value) === price) return onEdit(false);
    setSaving(true);
    const result = await send(value);
    setSaving(false);
    if (!result.ok) return;
    onEdit(false);
    await revalidate();
    const undo = async () => {
      await send(String(price));
      await revalidate();
    };
    toast(`${title}：¥${priceText(price)} 改成 ¥${priceText(Number(value))}`, {
      kind: 'success',
      action: { label: '撤销', run: () => void undo() },
    });
  }

  function key(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') onEdit(false);
  }

  if (isEditing)
    return (
      <span className="inline-price">
        ¥
        <input
          ref={input}
          inputMode="decimal"
          aria-label={`${title}的价格`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={key}
        />
        <button type="button" aria-label="保存价格" onClick={() => void save()}>
          <Check size={16} aria-hidden />
        </button>
        <button type="button" aria-label="不改了" onClick={() => onEdit(false)}>
          <X size={16} aria-hidden />
        </button>
      </span>
    );
  const before = origin_price !== null && origin_price > price ? `¥${priceText(origin_price)}` : '';
  return (
    <button
      type="button"
      className="inline-price-shown"
      title="双击，或按回车修改价格"
      onDoubleClick={() => onEdit(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEdit(true);
      }}
    >
      <VisuallyHidden>{title}的价格：</VisuallyHidden>
      <b>¥{priceText(price)}</b> {before && <del>{before}</del>}
      {discountTag(discount) && <small>{discountTag(discount)}</small>}
    </button>
  );
}
