import type { FirstStep } from '#/platform/feature.ts';

export interface StepNeeds {
  settings: () => { PUBLIC_URL?: string | undefined };
  hasMailServer: () => boolean;
  hasBackup: () => Promise<boolean>;
}

/** Steps that belong to no feature: what is set, and whether there is a backup. */
export function ownSteps({ settings, hasMailServer, hasBackup }: StepNeeds): FirstStep[] {
  return [
    {
      key: 'address',
      title: '写明网站地址',
      text: '在运行设置里填好公开地址（如 https://example.com），分享、订阅和站点地图里的链接才会是对外的地址。',
      path: '/market/admin/config/running',
      isDone: async () => settings().PUBLIC_URL !== undefined,
    },
    {
      key: 'mail',
      title: '接上邮件服务器',
      text: '在运行设置里填好邮件服务器和发件人，验证码才会真的寄出；在那之前都留在发件箱里。',
      path: '/market/admin/config/running',
      isDone: async () => hasMailServer(),
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
