/** One thing that the operator enters for a channel. */
export interface ChannelField {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  isOptional?: true;
  /** Shown while it is typed: it opens nothing. */
  isOpen?: true;
  /** Only for those who want it to hear as well. */
  isForHearing?: true;
}

export interface ChannelKind {
  name: string;
  /** One letter for its mark. */
  mark: string;
  colour: string;
  fields: readonly ChannelField[];
  can: string;
  cannot: string;
  /** How long a text may be, in UTF-8 bytes. */
  textBytes: number;
  /** What the service itself allows in a minute. */
  perMinute: number;
  /** It can be written to, and then calls an address of ours. */
  hears?: true;
}

const address = (placeholder: string, hint: string): ChannelField => ({
  name: 'address',
  label: 'webhook 地址',
  placeholder,
  hint,
});
const signing: ChannelField = {
  name: 'secret',
  label: '加签密钥',
  hint: '安全设置选了“加签”或“签名校验”才要填',
  isOptional: true,
};
const callbackFields: readonly ChannelField[] = [
  { name: 'token', label: '回调 Token', hint: '要收消息才填，与后台里填的一样', isOptional: true },
  {
    name: 'aesKey',
    label: 'EncodingAESKey',
    hint: '43 位；公众号的明文模式可以不填',
    isOptional: true,
  },
];

/** What messages can be sent by, beside the sandbox and the gateway. */
const CHANNELS = {
  wecom: {
    name: '企微群',
    mark: '企',
    colour: '#16648f',
    fields: [
      address('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…', '整段粘贴，或只粘 key'),
      {
        name: 'token',
        label: '智能机器人的 Token',
        hint: '群里加一个“智能机器人”，选 API 模式，两项照它的页面填',
        isOptional: true,
        isForHearing: true,
      },
      { name: 'aesKey', label: '智能机器人的 EncodingAESKey', hint: '43 位', isOptional: true, isForHearing: true },
    ],
    can: '文本、图文、Markdown、图片；@ 成员；加了智能机器人能回答群里 @ 它的话',
    cannot: '只靠 webhook 收消息',
    textBytes: 2048,
    perMinute: 20,
    hears: true,
  },
  wecomapp: {
    name: '企微应用',
    mark: '企',
    colour: '#16648f',
    fields: [
      { name: 'corpid', label: '企业 ID', placeholder: 'ww…', isOpen: true },
      { name: 'agentid', label: 'AgentId', placeholder: '1000002', isOpen: true },
      { name: 'corpsecret', label: '应用 Secret' },
      ...callbackFields,
    ],
    can: '发给成员或全员，收消息并在 5 秒内回复',
    cannot: '发到群里。群消息请用企微群机器人',
    textBytes: 2048,
    perMinute: 30,
    hears: true,
  },
  mp: {
    name: '公众号',
    mark: '公',
    colour: '#1f7a43',
    fields: [
      { name: 'appid', label: 'AppID', placeholder: 'wx…', isOpen: true },
      { name: 'appsecret', label: 'AppSecret', hint: '没有认证的号只能被动回复，可以不填', isOptional: true },
      { ...callbackFields[0], name: 'token', label: '服务器 Token' },
      { ...callbackFields[1], name: 'aesKey', label: 'EncodingAESKey' },
    ],
    can: '收消息并在 5 秒内回复；给 48 小时内说过话的人发消息（需认证）',
    cannot: '群发。群发请在公众平台里做',
    textBytes: 2048,
    perMinute: 60,
    hears: true,
  },
  dingtalk: {
    name: '钉钉',
    mark: '钉',
    colour: '#2360c5',
    fields: [
      address('https://oapi.dingtalk.com/robot/send?access_token=…', '整段粘贴，或只粘 access_token'),
      signing,
      {
        name: 'appSecret',
        label: '应用的 AppSecret',
        hint: '要在群里 @ 它、由它回答才填',
        isOptional: true,
        isForHearing: true,
      },
    ],
    can: '文本、Markdown、链接卡片；@ 成员；填了 AppSecret 能回答群里 @ 它的话',
    cannot: '发本地图片，图片按链接显示',
    textBytes: 20_000,
    perMinute: 20,
    hears: true,
  },
  feishu: {
    name: '飞书',
    mark: '飞',
    colour: '#17706f',
    fields: [
      address('https://open.feishu.cn/open-apis/bot/v2/hook/…', '整段粘贴；Lark 的地址也可以'),
      signing,
      {
        name: 'appId',
        label: 'App ID',
        placeholder: 'cli_…',
        hint: '自建应用的凭证；应用要开启机器人能力，并订阅“接收消息”事件',
        isOptional: true,
        isOpen: true,
        isForHearing: true,
      },
      { name: 'appSecret', label: 'App Secret', isOptional: true, isForHearing: true },
      { name: 'verifyToken', label: 'Verification Token', isOptional: true, isForHearing: true },
      {
        name: 'encryptKey',
        label: 'Encrypt Key',
        hint: '事件订阅里设了才填，设了更安全',
        isOptional: true,
        isForHearing: true,
      },
    ],
    can: '文本、消息卡片；@ 成员；填了自建应用能回答写给它和群里 @ 它的话',
    cannot: '直接显示图片',
    textBytes: 20_000,
    perMinute: 100,
    hears: true,
  },
  telegram: {
    name: 'Telegram',
    mark: 'T',
    colour: '#2d6a95',
    fields: [
      { name: 'token', label: 'Bot Token', placeholder: '123456:ABC…' },
      {
        name: 'chats',
        label: '发到哪里',
        placeholder: '-1001234567890, @mychannel',
        hint: '群的数字 id 或 @频道名，多个用逗号隔开',
        isOpen: true,
      },
      {
        name: 'server',
        label: '接口地址',
        placeholder: 'https://api.telegram.org',
        hint: '直连不了时填自己的反向代理',
        isOptional: true,
        isOpen: true,
      },
    ],
    can: '文本、图片、链接；收消息并回复',
    cannot: '在中国大陆的服务器上直连',
    textBytes: 12_000,
    perMinute: 20,
    hears: true,
  },
  discord: {
    name: 'Discord',
    mark: 'D',
    colour: '#4a52b8',
    fields: [address('https://discord.com/api/webhooks/…', '频道设置 → 整合 → Webhook 里复制')],
    can: '文本、带图的卡片',
    cannot: '收消息',
    textBytes: 6000,
    perMinute: 30,
  },
  slack: {
    name: 'Slack',
    mark: 'S',
    colour: '#5b2a5e',
    fields: [address('https://hooks.slack.com/services/…', 'Incoming Webhooks 页里复制')],
    can: '文本、带图的消息块',
    cannot: '收消息',
    textBytes: 9000,
    perMinute: 60,
  },
  bark: {
    name: 'Bark',
    mark: 'B',
    colour: '#a2362c',
    fields: [
      {
        name: 'address',
        label: '推送地址',
        placeholder: 'https://api.day.app/你的key',
        hint: '打开 Bark 复制；自建服务器的地址也可以',
      },
    ],
    can: '推到 iPhone：标题、正文、链接、图片',
    cannot: '收消息、发到群',
    textBytes: 3000,
    perMinute: 30,
  },
  ntfy: {
    name: 'ntfy',
    mark: 'n',
    colour: '#2c7361',
    fields: [
      {
        name: 'address',
        label: '主题地址',
        placeholder: 'https://ntfy.sh/我的主题',
        hint: '主题名就是密码，起得难猜一些',
      },
      { name: 'token', label: '访问令牌', placeholder: 'tk_…', isOptional: true },
    ],
    can: '推到手机和桌面：标题、正文、链接、图片',
    cannot: '收消息',
    textBytes: 4096,
    perMinute: 12,
  },
  webhook: {
    name: 'Webhook',
    mark: '{}',
    colour: '#4d565f',
    fields: [
      {
        name: 'address',
        label: '接收地址',
        placeholder: 'https://example.com/hook',
        hint: '内网地址要先写进 OUTBOUND_ALLOW',
      },
      {
        name: 'secret',
        label: '签名密钥',
        placeholder: 'whsec_…',
        hint: '24 到 64 字节的 base64；不填就由本站生成，保存后显示一次',
        isOptional: true,
      },
    ],
    can: '按 Standard Webhooks 签名，任何程序都能收；同一条重发时 webhook-id 不变',
    cannot: '收消息',
    textBytes: 16_000,
    perMinute: 60,
  },
} as const satisfies Record<string, ChannelKind>;

export type ChannelName = keyof typeof CHANNELS;

/** The same table with every field of it, for those who do not care which one. */
export const channelKinds: Record<ChannelName, ChannelKind> = CHANNELS;

export function isChannel(name: string): name is ChannelName {
  return Object.hasOwn(CHANNELS, name);
}

const HOSTS: readonly [RegExp, ChannelName][] = [
  [/^https:\/\/qyapi\.weixin\.qq\.com\//, 'wecom'],
  [/^https:\/\/oapi\.dingtalk\.com\//, 'dingtalk'],
  [/^https:\/\/open\.(feishu\.cn|larksuite\.com)\//, 'feishu'],
  [/^https:\/\/(\w+\.)?discord(app)?\.com\/api\/webhooks\//, 'discord'],
  [/^https:\/\/hooks\.slack\.com\//, 'slack'],
  [/^https:\/\/api\.day\.app\//, 'bark'],
  [/^https:\/\/ntfy\.sh\//, 'ntfy'],
];

/** Whose address this is, where the address says so. */
export function recognised(address: string): ChannelName | undefined {
  return HOSTS.find(([pattern]) => pattern.test(address))?.[1];
}
