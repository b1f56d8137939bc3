import { expect, test } from 'vitest';
import { z } from 'zod';
import { handleDashboardForm } from '#/features/desk/web/dashboard-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { jobKind } from '#/platform/jobs/job-kind.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

const HERE = new URL('http://site.test/market/admin?days=30');

describeOnEachEngine('the forms of the first page', (openApp) => {
  test('a failed job is put back in line, once; a second press is told why not', async () => {
    const site = await openApp();
    const { database, clock } = site;
    const queue = createJobQueue({ database, now: () => clock.now, random: Math.random });
    await queue.enqueue(database.db, jobKind('test.job', z.object({})), {});
    const [job] = await queue.claim({ lane: 'prompt', limit: 1, names: ['test.job'] });
    if (!job) throw new Error('nothing was claimed');
    await queue.fail(job, 'broken', { retry: false });
    const call = await pageCall(site);
    const retry = () => handleDashboardForm(call, formOf({ intent: 'retry', Id: String(job.id) }), HERE);
    expect(await retry()).toEqual({
      goTo: `/market/admin?${new URLSearchParams({ days: '30', done: '已重新排队' })}`,
    });
    expect(await retry()).toMatchObject({ form: 'retry', status: 409, message: expect.stringContaining('排队') });
  });

  test('a step is set aside; a member cannot', async () => {
    const site = await openApp();
    const dismiss = async (username?: string) =>
      handleDashboardForm(await pageCall(site, username), formOf({ intent: 'dismiss', Key: 'icp' }), HERE);
    expect(await dismiss('xiaoman')).toMatchObject({ status: 403 });
    expect(await dismiss()).toHaveProperty('goTo');
    const steps = await (await pageCall(site))('GET /api/v1/desk/steps', {});
    const aside = steps.ok && steps.data.Steps.filter(({ IsDismissed }) => IsDismissed).map(({ Key }) => Key);
    expect(aside).toEqual(['icp']);
  });
});
