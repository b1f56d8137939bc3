import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const webhookRoutes = [
  route('account/webhooks', './web/webhooks.page.tsx'),
  route('account/webhooks/:id', './web/webhook.page.tsx'),
];
