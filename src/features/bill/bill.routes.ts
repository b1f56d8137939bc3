import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const billRoutes = [
  route('bill', './web/bill.page.tsx'),
  route('bill/import', './web/bill-import.page.tsx'),
  route('bill/plan', './web/bill-plan.page.tsx'),
  route('bill/recurring', './web/bill-recurring.page.tsx'),
  route('bill/tag', './web/bill-tag.page.tsx'),
  route('bill/year', './web/bill-year.page.tsx'),
];
