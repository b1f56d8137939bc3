import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';
import { upload } from './bill-import.fixture.ts';

const K = 1024;
const HEAD = '账单日期,事项,支出,收入';
const workbook = (strings: string) =>
  zipOf({ 'xl/workbook.xml': '', 'xl/worksheets/sheet1.xml': '', 'xl/sharedStrings.xml': strings });

describeOnEachEngine('files made to stop the site', (openApp) => {
  test('each is refused in Chinese, and the next file is read', async () => {
    const opened = await openApp();
    const { headers } = await asMember(opened);
    for (const [bytes, message] of [
      [Buffer.from(`a,b\nx${'"'.repeat(300 * K)}`), '没有找到表头'],
      [workbook('<si>'.repeat(50 * K)), '没有找到表头'],
      [Buffer.alloc(9 * K * K, ','), '没有找到表头'],
      [Buffer.alloc(9 * K * K, '\n'), '没有找到表头'],
      [gzipSync(Buffer.alloc(40 * K * K)), '表格展开后超过 16 MB'],
      [zipOf({ 'xl/workbook.xml': ' '.repeat(40 * K * K) }), '表格展开后超过 16 MB'],
      [Buffer.from(`${HEAD}\n${'\n'.repeat(200 * K)}`), '一个文件最多 10 万行'],
      [
        Buffer.from(`${HEAD}\n${'x'.repeat(30_000)},`.padEnd(200 * K, 'x'.repeat(20_000).concat(','))),
        '第 2 行的内容太多',
      ],
      [Buffer.from('PK\x03\x04 and nothing behind it'), '文件打不开'],
    ] as const) {
      const reply = await upload(opened, headers, bytes);
      expect(reply).toMatchObject({ Code: 400, Error: 'bill.import_unreadable', Data: null });
      expect(reply.Message).toContain(message);
    }
    const { Data } = await upload(opened, headers, Buffer.from(`${HEAD}\n2026-11-01,早饭,12.5,`));
    expect(Data).toMatchObject({ State: 'ready', New: 1 });
  });

  test('a cell that is very long is cut where a bill is, and an order number where an index is', async () => {
    const opened = await openApp();
    const { headers, get } = await asMember(opened);
    const long = '长'.repeat(30_000);
    const bytes = Buffer.from(`${HEAD},编号\n2026-11-01,${long},12.5,,${long}\n${long},晚饭,1,,`);
    const { Data } = await upload(opened, headers, bytes);
    expect(Data).toMatchObject({ New: 1, Bad: 1 });
    const { Result } = (await get(`/import/${Data.Id}/rows`)).Data;
    expect(Result[0].Title).toBe(`${'长'.repeat(99)}…`);
  });

  test('one member reads one file at a time; another is not kept waiting by that', async () => {
    const opened = await openApp();
    const [one, other] = [await asMember(opened, '小满'), await asMember(opened, '谷雨')];
    const bytes = Buffer.from(`${HEAD}\n${'2026-11-01,早饭,12.5,\n'.repeat(2000)}`);
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => upload(opened, one.headers, bytes)),
      upload(opened, other.headers, bytes),
    ]);
    const codes = replies.map(({ Code }) => Code);
    expect(codes.slice(0, 3).sort()).toEqual([200, 409, 409]);
    expect(codes[3]).toBe(200);
    const refused = replies.find(({ Code }) => Code === 409);
    expect(refused).toMatchObject({
      Error: 'bill.import_reading',
      Message: '上一个文件还没有读完，请等它读完再选下一个',
    });
    expect((await upload(opened, one.headers, bytes)).Code).toBe(200);
  });
});
