import { Progress } from '#/ui/progress/progress.tsx';
import type { Charts } from '../bill.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import '#/ui/visually-hidden/visually-hidden.css';

/** How long money has been waited for: the older, the more it wants chasing. */
export function BillAges({ ages }: { ages: Charts['Receivables'] }) {
  const sum = ages.reduce((total, { Amount }) => total + Amount, 0);
  return (
    <table className="bill-ages">
      <caption className="visually-hidden">还没到账的钱，按账龄</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">账龄</th>
          <th scope="col">占比</th>
          <th scope="col">金额</th>
          <th scope="col">笔数</th>
        </tr>
      </thead>
      <tbody>
        {ages.map(({ Age, Amount, Count }, index) => (
          <tr key={Age}>
            <th scope="row" className="num">
              {Age}
            </th>
            <td className="bill-ages-bar">
              <Progress value={Amount} max={sum} tone={index === 2 ? 'accent' : index === 1 ? 'gold' : 'teal'} />
              <span className="visually-hidden">{Math.round((Amount / sum) * 100)}%</span>
            </td>
            <td className="bill-ages-amount num">¥{yuanText(Amount)}</td>
            <td className="bill-ages-count num">{Count} 笔</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
