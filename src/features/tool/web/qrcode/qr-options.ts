import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { cardText, wifiText } from './qr-content.pure.ts';

export const WIFI_FIELDS = [
  { key: 'wifiName', label: '网络名称', kind: 'text', default: '' },
  { key: 'wifiPassword', label: '密码', kind: 'text', default: '', secret: true },
  {
    key: 'wifiSecurity',
    label: '加密',
    kind: 'choice',
    choices: [
      { value: 'WPA', label: 'WPA/WPA2/WPA3' },
      { value: 'WEP', label: 'WEP' },
      { value: 'nopass', label: '没有密码' },
    ],
    default: 'WPA',
  },
  { key: 'wifiHidden', label: '隐藏的网络', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export const CARD_FIELDS = [
  { key: 'cardName', label: '姓名', kind: 'text', default: '' },
  { key: 'cardPhone', label: '手机', kind: 'text', default: '' },
  { key: 'cardEmail', label: '邮箱', kind: 'text', default: '' },
  { key: 'cardCompany', label: '公司', kind: 'text', default: '' },
  { key: 'cardTitle', label: '职位', kind: 'text', default: '' },
  { key: 'cardWebsite', label: '网址', kind: 'text', default: '' },
] as const satisfies readonly ToolOption[];

export const LOOKS = [
  { key: 'dark', label: '前景', kind: 'text', default: '#161c22', input: 'color' },
  { key: 'light', label: '背景', kind: 'text', default: '#ffffff', input: 'color' },
  {
    key: 'level',
    label: '容错',
    kind: 'choice',
    isNamed: true,
    choices: [
      { value: 'L', label: '7%' },
      { value: 'M', label: '15%' },
      { value: 'Q', label: '25%' },
      { value: 'H', label: '30%' },
    ],
    default: 'M',
  },
  { key: 'pixels', label: '边长', kind: 'number', default: 600, min: 100, max: 2000, step: 50, unit: '像素' },
] as const satisfies readonly ToolOption[];

export const QR_OPTIONS = [
  {
    key: 'kind',
    label: '类型',
    kind: 'choice',
    choices: [
      { value: 'text', label: '文字或网址' },
      { value: 'wifi', label: 'Wi-Fi' },
      { value: 'card', label: '名片' },
    ],
    default: 'text',
  },
  ...WIFI_FIELDS,
  ...CARD_FIELDS,
  ...LOOKS,
] as const satisfies readonly ToolOption[];

/** The text that goes into the code; empty when there is nothing to say yet. */
export function contentOf(input: string, values: OptionValues<typeof QR_OPTIONS>): string {
  if (values.kind === 'text') return input;
  if (values.kind === 'card')
    return cardText({
      name: values.cardName,
      phone: values.cardPhone,
      email: values.cardEmail,
      company: values.cardCompany,
      title: values.cardTitle,
      website: values.cardWebsite,
    });
  if (values.wifiName === '') return '';
  return wifiText({
    name: values.wifiName,
    password: values.wifiPassword,
    security: values.wifiSecurity,
    isHidden: values.wifiHidden,
  });
}
