import { eventKind } from '#/platform/event/event-kind.ts';

export const billDue = eventKind({
  name: 'bill.due',
  title: '账单到期',
  audience: 'member',
  facts: {
    title: { name: '账单', example: '视频会员' },
    amount: { name: '金额（元）', example: '25.00' },
    day: { name: '哪天', example: '2026-11-18' },
  },
});

export const billRecurring = eventKind({
  name: 'bill.recurring',
  title: '周期账单到日子',
  audience: 'member',
  facts: billDue.facts,
});
