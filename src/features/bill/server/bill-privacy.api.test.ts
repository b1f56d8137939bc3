import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { billApi } from '../bill.contract.ts';
import { asMember } from './bill-api.fixture.ts';

const BODIES: Record<string, (id: number) => object> = {
  'POST /api/v1/bill': () => ({ Title: '谷雨的', CreatedTime: '2026-11-15' }),
  'PUT /api/v1/bill': (Id) => ({ Id, Title: '改了' }),
};

describeOnEachEngine('bills are strictly private', (openApp) => {
  test('a second member sees, changes and deletes nothing, on any route', async () => {
    const opened = await openApp();
    const owner = await asMember(opened, '小满');
    const { headers } = await asMember(opened, '谷雨');
    const secret = { Title: '小满的秘密', Category: '秘密分类', Account: '秘密账户', Remark: '秘密', PredictIncome: 7 };
    const live = await owner.add({ ...secret, CreatedTime: '2026-01-01' });
    const deleted = await owner.add(secret);
    await owner.remove(deleted.Id);
    const before = (await owner.get()).Data;
    for (const key of Object.keys(billApi)) {
      const [method = 'GET', path = ''] = key.split(' ');
      for (const { Id } of [live, deleted]) {
        const url = path.replace(':Id', Id);
        const reply = await opened.app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(method !== 'GET' && { payload: BODIES[key]?.(Id) ?? {} }),
        });
        if (path.includes(':Id') || key.startsWith('PUT')) expect([key, reply.statusCode]).toEqual([key, 404]);
        else expect([key, reply.statusCode]).toEqual([key, 200]);
        expect(reply.body).not.toContain('秘密');
      }
      const asVisitor = await opened.app.inject({ method: method as 'GET', url: path.replace(':Id', live.Id) });
      expect([key, asVisitor.json().Code]).toEqual([key, 401]);
    }
    const exported = await opened.app.inject({ url: '/api/v1/bill/export', headers });
    expect(exported.body).not.toContain('秘密');
    expect((await owner.get()).Data).toEqual(before);
    expect((await owner.post(`/${deleted.Id}/restore`)).Code).toBe(200);
  });
});
