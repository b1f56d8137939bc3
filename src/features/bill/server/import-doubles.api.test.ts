import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';
import { runBillJobs, upload } from './bill-import.fixture.ts';

const WALLET = `交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注
2026-10-30 20:00:00,商户消费,咖啡店,拿铁,支出,¥18.50,招商银行储蓄卡(1234),支付成功,w1,s1,/
2026-10-29 20:00:00,商户消费,面馆,面,支出,¥23.00,零钱,支付成功,w2,s2,/`;
const BANK = `记账日期,货币,交易金额,联机余额,交易摘要,对手信息,客户摘要
2026-10-31,CNY,-18.50,"9,469.50",快捷支付,咖啡店2222,财付通-咖啡店
2026-10-31,CNY,-18.50,"9,451.00",快捷支付,咖啡店2222,财付通-咖啡店
2026-10-29,CNY,-23.00,"9,428.00",快捷支付,面馆,支付宝-面馆`;
const MIXED = `交易时间,交易分类,交易对方,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号
2026-03-09 10:00:00,日用,甲店,杯子,支出,126.00,花呗,交易成功,N1,S1
2026-03-08 10:00:00,其他,某人,奇怪的一笔,不计收支,77.00,余额,交易成功,N4,S4
2026-03-10 10:00:00,退款,甲店,退款-杯子,不计收支,60.00,花呗,退款成功,N1_1,S1
2026-03-07 10:00:00,服饰,乙店,外套,支出,399.00,花呗,交易关闭,N2,S2
2026-03-11 10:00:00,退款,乙店,退款-外套,不计收支,399.00,花呗,退款成功,N2_1,S2`;

async function atDesk(opened: TestApp) {
  const member = await asMember(opened);
  const stage = async (text: string, name?: string) =>
    (await upload(opened, member.headers, Buffer.from(text), name)).Data;
  const rows = async (id: number, state = '') => (await member.get(`/import/${id}/rows?state=${state}`)).Data.Result;
  const answer = (id: number, place: number, As: string) => member.put({ As }, `/import/${id}/rows/${place}`);
  const run = async (id: number, step: 'commit' | 'undo') => {
    await member.post(`/import/${id}/${step}`);
    await runBillJobs(opened);
  };
  return { ...member, stage, rows, answer, run };
}

describeOnEachEngine('what a preview asks and shows', (openApp) => {
  test('a payment that a wallet and a bank both tell of counts once, whichever came first', async () => {
    for (const [first, second] of [
      [WALLET, BANK],
      [BANK, WALLET],
    ] as const) {
      const { get, stage, rows, run } = await atDesk(await openApp());
      const { Id } = await stage(first);
      await run(Id, 'commit');
      const before = (await get()).Data.Totals.Expense;
      const batch = await stage(second);
      expect(batch).toMatchObject({ State: 'ready', Doubles: 1, Asks: 1, New: second === BANK ? 2 : 1 });
      const [double] = await rows(batch.Id, 'double');
      expect(double).toMatchObject({ Amount: 18.5, State: 'double', IsAsked: true, Same: { IsSure: true } });
      await run(batch.Id, 'commit');
      expect((await get()).Data.Totals.Expense).toBeCloseTo(before + (second === BANK ? 41.5 : 23), 2);
      // Known from now on, also without a bill of its own.
      expect(await stage(second)).toMatchObject({ New: 0, Doubles: 0, Duplicate: second === BANK ? 3 : 2 });
      await run(batch.Id, 'undo');
      expect((await get()).Data.Totals.Expense).toBe(before);
      expect(await stage(second)).toMatchObject({ Doubles: 1 });
    }
  });

  test('a person may say that two payments are two, or leave one out', async () => {
    const { get, stage, rows, answer, run } = await atDesk(await openApp());
    const { Id } = await stage(WALLET);
    await run(Id, 'commit');
    const batch = await stage(BANK);
    const [{ Place }] = await rows(batch.Id, 'double');
    expect((await answer(batch.Id, Place, 'keep')).Data).toMatchObject({ New: 3, Doubles: 0 });
    expect((await answer(batch.Id, Place, 'skip')).Data).toMatchObject({ New: 2, Doubles: 0, Skipped: 1 });
    expect((await answer(batch.Id, Place, 'expense')).Code).toBe(400);
    expect((await answer(batch.Id, Place, 'keep')).Data).toMatchObject({ New: 3, Skipped: 0 });
    await run(batch.Id, 'commit');
    expect((await get()).Data.Totals.Expense).toBeCloseTo(41.5 + 60, 2);
    expect((await answer(batch.Id, Place, 'skip')).Code).toBe(409);
  });

  test('what was typed by hand on the same day is asked about and counts until somebody says otherwise', async () => {
    const { add, get, stage, rows, answer, run } = await atDesk(await openApp());
    await add({ Title: '午饭', Expense: 23, CreatedTime: '2026-10-29' });
    const batch = await stage(WALLET);
    expect(batch).toMatchObject({ New: 2, Doubles: 0, Asks: 1 });
    const [asked] = await rows(batch.Id, 'ask');
    expect(asked).toMatchObject({ State: 'new', Same: { Title: '午饭', IsSure: false } });
    await answer(batch.Id, asked.Place, 'join');
    await run(batch.Id, 'commit');
    expect((await get()).Data.Totals.Expense).toBeCloseTo(41.5, 2);
  });

  test('a refund stands behind its order and says what the order cost in the end; what is unsure comes first', async () => {
    const { stage, rows, answer, run, get } = await atDesk(await openApp());
    const batch = await stage(MIXED);
    expect(batch).toMatchObject({ Expense: 525, Refund: 459, Net: 66, New: 4, Asks: 1 });
    const shown = await rows(batch.Id);
    type Shown = Record<string, unknown>;
    expect(shown.map(({ Line, Order, Back }: Shown) => [Line, Order, Back])).toEqual([
      [3, null, 0],
      [2, null, 60],
      [4, 2, 0],
      [5, null, 399],
      [6, 5, 0],
    ]);
    expect(shown[0]).toMatchObject({ Place: 1, IsAsked: true, Class: 'review' });
    expect((await answer(batch.Id, 1, 'transfer')).Data).toMatchObject({ New: 4, Transfers: 1, Transfer: 77 });
    expect((await answer(batch.Id, 1, 'expense')).Data).toMatchObject({ New: 5, Expense: 602, Transfer: 0 });
    await run(batch.Id, 'commit');
    expect((await get()).Data.Totals).toMatchObject({ Expense: 602, Income: 459 });
    expect((await stage(MIXED)).New).toBe(0);
  });

  test('what columns may mean is tried on all rows, and nothing is kept of it', async () => {
    const { stage, post, get } = await atDesk(await openApp());
    const table = `某银行明细
交易日,借贷标志,发生额,对方户名,摘要
2026-10-31,借,１２８．００,便民超市,快捷支付
2026-10-30,贷,"9,600.00",,代发工资
2026-10-29,借,￥2000.00,本人,转支付宝余额宝
合计,,"11,728.00",,`;
    const { Id, State } = await stage(table);
    expect(State).toBe('mapping');
    const mapping = { Date: '交易日', Amount: '发生额', Direction: '借贷标志', Payee: '对方户名', Title: '摘要' };
    const { Data } = await post(`/import/${Id}/try`, mapping);
    expect(Data).toMatchObject({ New: 2, Transfers: 1, Bad: 0, Expense: 128, Income: 9600, Transfer: 2000 });
    expect(Data.Result).toHaveLength(3);
    expect((await post(`/import/${Id}/try`, { ...mapping, Amount: '没有' })).Code).toBe(400);
    expect((await get(`/import/${Id}`)).Data.State).toBe('mapping');
  });
});
