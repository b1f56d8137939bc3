import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** For the operator's frame. */
export const robotAdminRoutes = [
  route('market/admin/wechat/robot', './web/robot.page.tsx'),
  route('market/admin/wechat/robot/push', './web/robot-push.page.tsx'),
  route('market/admin/wechat/robot/reply', './web/robot-reply.page.tsx'),
  route('market/admin/wechat/robot/timers', './web/robot-timers.page.tsx'),
];

/** For the frame of all visitors. */
export const robotRoutes = [route('messenger', './web/messenger.page.tsx')];
