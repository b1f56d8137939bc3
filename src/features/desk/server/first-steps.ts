import type { FirstStep } from '#/platform/feature.ts';

export interface StepSettings {
  DATA_DIR: string;
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}

/** Steps that belong to no feature: what the environment says, and whether there is a backup. */
export function ownSteps({ PUBLIC_URL, SMTP_URL }: StepSettings, hasBackup: () => Promise<boolean>): FirstStep[] {
  return [
    {
      key: 'address',
      title: '写明网站地址',
      text: '设置环境变量 PUBLIC_URL（如 https://example.com），分享、订阅和站点地图里的链接才会是对外的地址。',
      path: '/blog/run-your-own',
      isDone: async () => PUBLIC_URL !== undefined,
    },
    {
      key: 'mail',
      title: '接上邮件服务器',
      text: '设置 SMTP_URL 和 MAIL_FROM 之后，验证码会真的寄出；在那之前都留在发件箱里。',
      path: '/market/admin/mail',
      isDone: async () => SMTP_URL !== undefined,
    },
    {
      key: 'backup',
      title: '做一次备份',
      text: '数据和图片一起打包，存到别的地方去。',
      path: '/market/admin/backup',
      isDone: hasBackup,
    },
  ];
}
