export const FORMS = [
  { value: 'cn', label: '简体' },
  { value: 't', label: '繁體' },
  { value: 'tw', label: '台灣正體' },
  { value: 'hk', label: '香港繁體' },
] as const;

export type Traditional = Exclude<(typeof FORMS)[number]['value'], 'cn'>;
