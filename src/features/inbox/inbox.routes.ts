import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const inboxRoutes = [
  route('inbox', './web/inbox.page.tsx'),
  route('inbox/unsubscribe', './web/unsubscribe.page.tsx'),
];
