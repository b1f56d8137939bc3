import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Price } from '../price/price.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { toast } from '../toast/toast-store.ts';
import { MessageFields, type MessageValues } from './message-fields.tsx';
import { type MessageField, messageError } from './message-rules.ts';
import { OptionGroups } from './option-groups.tsx';
import {
  type Chosen,
  chosenSku,
  countRange,
  overLimitText,
  type PickerGoods,
  quotaText,
  refusal,
  type Sku,
  startSaleText,
  stockLeft,
} from './option-rules.ts';
import './option-picker.css';

/** The full-width sign, as the picker's prices carry it. */
const SYMBOL = '￥';

export interface Picked {
  sku: Sku;
  count: number;
  /** Answers to the seller's questions, by their names. */
  messages: MessageValues;
}

export interface OptionPickerProps {
  open: boolean;
  /** Called when the visitor closes the picker; must set `open` to false. */
  onClose: () => void;
  goods: PickerGoods;
  /** Called with what was picked, once nothing stands against it. */
  onPick: (picked: Picked) => void;
  /** What is chosen at first: group key → option id. */
  initial?: Chosen;
  buttonText?: string;
  /** What the seller wants to know. */
  messages?: readonly MessageField[];
  /** Stores a picture for the seller and answers its address. */
  upload?: (file: File) => Promise<string>;
  maxImageMb?: number;
  /** Follows the choice, for a line such as 已选 双人套餐 × 1. */
  onChange?: (chosen: Chosen, count: number) => void;
}

/** A drawer to choose options and a number of goods. */
export function OptionPicker(props: OptionPickerProps) {
  const { open, onClose, goods, onPick, initial = {}, buttonText = '立即购买', onChange } = props;
  const { messages: fields = [], upload, maxImageMb = 5 } = props;
  const [chosen, setChosen] = useState(initial);
  const [wanted, setWanted] = useState(Math.max(1, goods.startSale ?? 1));
  const [values, setValues] = useState<MessageValues>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const sku = chosenSku(goods, chosen);
  const stock = stockLeft(goods, chosen);
  const range = countRange(goods, stock);
  const count = Math.min(wanted, range.most);
  const price = sku?.price ?? goods.price;

  function choose(next: Chosen) {
    setChosen(next);
    onChange?.(next, count);
  }

  function pick() {
    const refused = refusal(goods, chosen, count);
    if (refused) toast(refused);
    if (refused || !sku) return;
    const found = fields.flatMap((field) => {
      const error = messageError(field, values[field.name]);
      return error ? [[field.name, error] as const] : [];
    });
    setErrors(Object.fromEntries(found));
    const [first] = found;
    if (first) toast(first[1]);
    else onPick({ sku, count, messages: values });
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="选择规格"
      footer={
        <div className="option-picker-bar">
          <span className="option-picker-sum">
            合计 <Price cents={price * Math.max(1, count)} symbol={SYMBOL} />
          </span>
          <Button kind="accent" onClick={pick}>
            {buttonText}
          </Button>
        </div>
      }
    >
      <header className="option-picker-head">
        {goods.picture && <img className="option-picker-picture" src={pictureOf(goods, chosen)} alt={goods.title} />}
        <div>
          <Price cents={price} symbol={SYMBOL} size="lg" />
          <p>
            {[Number.isFinite(stock) && `剩余 ${stock} 件`, quotaText(goods), startSale(range.least)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {goods.groups && <p>{namesOf(goods, chosen) || '请选择'}</p>}
        </div>
      </header>
      <OptionGroups goods={goods} chosen={chosen} onChange={choose} />
      <div className="option-picker-count">
        <span>数量</span>
        <Stepper
          label="数量"
          value={count}
          min={range.least}
          max={range.most}
          onChange={(next) => {
            setWanted(next);
            onChange?.(chosen, next);
          }}
          onOverLimit={(action) => toast(overLimitText(goods, action, range))}
        />
      </div>
      {fields.length > 0 && (
        <div className="option-picker-messages">
          <MessageFields
            {...{ fields, values, errors, maxImageMb }}
            {...(upload && { upload })}
            onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        </div>
      )}
    </Drawer>
  );
}

const startSale = (least: number) => least > 1 && startSaleText(least);

function chosenOptions({ groups = [] }: PickerGoods, chosen: Chosen) {
  return groups.flatMap(({ key, options }) => options.filter(({ id }) => id === chosen[key]));
}

function namesOf(goods: PickerGoods, chosen: Chosen): string {
  const names = chosenOptions(goods, chosen).map(({ name }) => name);
  return names.length > 0 ? `已选 ${names.join('，')}` : '';
}

function pictureOf(goods: PickerGoods, chosen: Chosen): string | undefined {
  return chosenOptions(goods, chosen).find(({ picture }) => picture)?.picture ?? goods.picture;
}
