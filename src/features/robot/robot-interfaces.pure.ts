/** Every operation that may be forwarded. Nothing else reaches a robot service. */
export const INTERFACES = {
  '/client/create': '创建账号',
  '/client/open': '获取登录二维码',
  '/global/set_callback_url': '设置回调地址',
  '/user/get_profile': '检查账号',
  '/contact/get_contacts': '读取联系人',
  '/room/get_rooms': '读取群列表',
  '/room/get_room_members': '读取群成员',
  '/msg/send_text': '发送文本',
  '/msg/send_room_at': '群内 @ 成员',
  '/msg/send_link_card': '发送链接卡片',
  '/msg/send_image': '发送图片',
  '/msg/send_rich': '发送图文',
  soloNewPush: '推送最新内容',
  soloConfigPush: '推送配置内容',
  soloPushTieba: '推送订阅源',
  composePush: '推送写好的内容',
  '/sandbox/scan': '模拟扫码（沙箱）',
  '/sandbox/receive': '模拟收到消息（沙箱）',
} as const;

export type InterfaceName = keyof typeof INTERFACES;

export const SENDS = [
  '/msg/send_text',
  '/msg/send_room_at',
  '/msg/send_link_card',
  '/msg/send_image',
  '/msg/send_rich',
] as const;
export type SendName = (typeof SENDS)[number];

export const SOLOS = ['soloNewPush', 'soloConfigPush', 'soloPushTieba'] as const;
export type SoloName = (typeof SOLOS)[number];

export function isInterface(name: string): name is InterfaceName {
  return Object.hasOwn(INTERFACES, name);
}

export function isSend(name: string): name is SendName {
  return SENDS.some((known) => known === name);
}

export function isSolo(name: string): name is SoloName {
  return SOLOS.some((known) => known === name);
}
