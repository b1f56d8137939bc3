import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Drawer } from '#/ui/drawer/drawer.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { NO_ACCOUNT, NO_CATEGORY } from '../bill-names.pure.ts';
import type { Receipt } from '../bill-receipt.contract.ts';
import { press, sumOf } from '../keypad.pure.ts';
import { yuanText } from '../money-text.pure.ts';
import type { Waiting } from '../outbox.pure.ts';
import type { Names } from './bill-form.ts';
import { CategoryIcon } from './category-icon.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReceiptNote } from './receipt-note.tsx';
import { SheetTags } from './sheet-tags.tsx';
import { useLedger } from './use-ledger.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './phone-sheet.css';

interface Props {
  open: boolean;
  onClose: () => void;
  names: Names;
  today: string;
  onNote: (fields: Waiting['fields']) => void;
}

const KEYS = ['1', '2', '3', '⌫', '4', '5', '6', '+', '7', '8', '9', '−', '.', '0'];
const KEY_NAMES: Record<string, string> = { '⌫': '退格', '+': '加', '−': '减', '.': '点' };
const USUAL = ['餐饮', '买菜', '交通', '日用', '购物', '住房', '医疗', '人情', '学习', '工资'];
/** Money that comes back is no way to spend it. */
const isSpending = (category: string) => category !== '退款' && category !== '工资';
const KINDS = [
  { value: 'expense', label: '支出' },
  { value: 'income', label: '收入' },
  { value: 'transfer', label: '转账' },
];

/** Where the phone can, a short tick under the finger. */
const tick = () => navigator.vibrate?.(8);

/** A bill in three taps: the digits, a category, 保存. What was chosen last stays chosen. */
export function PhoneSheet({ open, onClose, names, today, onNote }: Props) {
  const ledger = useLedger();
  const [kind, setKind] = useState('expense');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [receipt, setReceipt] = useState<Receipt>();
  const [day, setDay] = useState(today);
  const [category, setCategory] = useState(names.categories.find(isSpending) ?? NO_CATEGORY);
  const [account, setAccount] = useState(names.accounts[0] ?? NO_ACCOUNT);
  const [to, setTo] = useState(names.accounts[1] ?? '');
  const categories = inOrderFor(kind, names.categories).slice(0, 10);
  const fen = sumOf(typed);
  const isTransfer = kind === 'transfer';

  const choose = (next: string) => {
    setKind(next);
    if (fits(next, category) !== fits(kind, category))
      setCategory(inOrderFor(next, names.categories)[0] ?? NO_CATEGORY);
  };

  const save = async (isLast: boolean) => {
    if (fen === undefined || fen === 0) return;
    tick();
    const amount = (fen / 100).toFixed(2);
    if (isTransfer) {
      if (!(await ledger.transfer({ From: account, To: to, Amount: amount, CreatedTime: day, Title: note }))) return;
    } else {
      onNote({
        Title: note || category,
        CreatedTime: day === today ? nowIn(today) : day,
        Category: category,
        Account: account,
        Expense: kind === 'expense' ? amount : '',
        Income: kind === 'income' ? amount : '',
        Remark: tags.map((name) => `#${name}`).join(' '),
      });
    }
    setTyped('');
    setNote('');
    setTags([]);
    setReceipt(undefined);
    if (isLast) onClose();
  };

  /** What was read is filled in; what was not leaves the field as it is. */
  const take = (read: Receipt) => {
    setReceipt(read);
    if (read.Amount.Value !== null) setTyped(String(read.Amount.Value));
    if (read.Date.Value !== null) setDay(read.Date.Value);
    if (read.Shop.Value !== null) setNote(read.Shop.Value);
  };

  return (
    <Drawer open={open} onClose={onClose} title="记一笔">
      <div className="phone-sheet">
        <Segmented label="记什么" segments={KINDS} value={kind} onChange={choose} />
        <p className="phone-sheet-sum num" data-kind={kind}>
          {/[+−]/.test(typed) && <small>{typed} =</small>}
          <output aria-label="金额">¥{fen === undefined ? '—' : yuanText(fen / 100)}</output>
        </p>
        {isTransfer ? (
          <div className="phone-sheet-row">
            <label>
              从
              <input value={account} onChange={(event) => setAccount(event.target.value)} list="phone-accounts" />
            </label>
            <label>
              到
              <input value={to} onChange={(event) => setTo(event.target.value)} list="phone-accounts" />
            </label>
          </div>
        ) : (
          <fieldset className="phone-sheet-categories">
            <legend className="visually-hidden">分类</legend>
            {categories.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="phone-category"
                  checked={category === name}
                  onChange={() => {
                    tick();
                    setCategory(name);
                  }}
                />
                <CategoryIcon category={name} isIncome={kind === 'income'} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="phone-sheet-row">
          {!isTransfer && (
            <label>
              账户
              <input value={account} onChange={(event) => setAccount(event.target.value)} list="phone-accounts" />
            </label>
          )}
          <label>
            日期
            <input type="date" value={day} max="2099-12-31" onChange={(event) => setDay(event.target.value || today)} />
          </label>
          <div className="phone-sheet-note">
            <label htmlFor="phone-note">备注</label>
            <input
              id="phone-note"
              value={note}
              maxLength={100}
              onChange={(event) => setNote(event.target.value)}
              placeholder="买了什么"
            />
            {!isTransfer && <ReceiptButton onRead={take} />}
          </div>
        </div>
        {receipt && <ReceiptNote receipt={receipt} />}
        {!isTransfer && <SheetTags known={names.tags} chosen={tags} onChange={setTags} />}
        <datalist id="phone-accounts">
          {names.accounts.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="phone-keys">
          {KEYS.map((key) => (
            <button key={key} type="button" aria-label={KEY_NAMES[key]} onClick={() => setTyped(press(typed, key))}>
              {key}
            </button>
          ))}
          <button type="button" className="phone-keys-more" onClick={() => void save(false)}>
            再记一笔
          </button>
          <Button onClick={() => void save(true)} disabled={fen === undefined || fen === 0}>
            保存
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

const fits = (kind: string, category: string) => isSpending(category) === (kind !== 'income');

/** In the order of use, those of the kind first: nobody spends on 工资. */
function inOrderFor(kind: string, used: readonly string[]): string[] {
  const known = [...new Set([...used, ...USUAL])];
  return [...known.filter((name) => fits(kind, name)), ...known.filter((name) => !fits(kind, name))];
}

/** This moment of today, by the clock of China as the ledger has it. */
function nowIn(today: string): string {
  const time = new Date(Date.now() + 8 * 3_600_000).toISOString();
  return time.startsWith(today) ? `${today} ${time.slice(11, 19)}` : today;
}
