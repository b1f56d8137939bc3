import type { Receipt } from '../bill-receipt.contract.ts';
import { yuanText } from '../money-text.pure.ts';

const NAMES = { Amount: '金额', Date: '日期', Shop: '商家' } as const;
type Part = keyof typeof NAMES;
const PARTS = ['Amount', 'Date', 'Shop'] as const;

/** How sure each part of a receipt is, in words and by shape; what was not filled in can be taken all the same. */
export function ReceiptNote({ receipt }: { receipt: Receipt }) {
  return (
    <ul className="receipt-note" aria-label="从小票认出来的">
      {PARTS.map((part) => (
        <li key={part} data-degree={receipt[part].Degree}>
          {NAMES[part]} {said(receipt, part)}
        </li>
      ))}
    </ul>
  );
}

function said(receipt: Receipt, part: Part): string {
  const { Value, Degree, Text } = receipt[part];
  if (Degree === 'unsure') return Text ? `没认准，留空了（像是“${Text}”）` : '没找到，请自己填';
  const told = typeof Value === 'number' ? yuanText(Value) : Value;
  return Degree === 'sure' ? `${told} 认准了` : `${told} 请核对`;
}
