/** Options that several tools have alike. */
const INDENTS = [
  { value: '2', label: '2 格' },
  { value: '4', label: '4 格' },
  { value: 'tab', label: 'Tab' },
] as const;

export const INDENT = { key: 'indent', label: '缩进', kind: 'choice', choices: INDENTS, default: '2' } as const;

export const INDENT_OR_NONE = { ...INDENT, choices: [...INDENTS, { value: 'none', label: '压成一行' }] } as const;

/** Which way, for tools that can be turned round. */
export const CODING_WAY = {
  key: 'way',
  label: '方向',
  kind: 'choice',
  choices: [
    { value: 'encode', label: '编码' },
    { value: 'decode', label: '解码' },
  ],
  default: 'encode',
} as const;

export const CIPHER_WAY = {
  ...CODING_WAY,
  choices: [
    { value: 'encode', label: '加密' },
    { value: 'decode', label: '解密' },
  ],
} as const;

export const ESCAPE_WAY = {
  ...CODING_WAY,
  choices: [
    { value: 'encode', label: '转义' },
    { value: 'decode', label: '还原' },
  ],
} as const;

export const BLOCK_MODE = {
  key: 'mode',
  label: '模式',
  kind: 'choice',
  choices: [
    { value: 'ECB', label: 'ECB' },
    { value: 'CBC', label: 'CBC' },
  ],
  default: 'ECB',
} as const;

/** How a last block is filled; each cipher knows its own ways. */
export const PADDING = { key: 'padding', label: '填充', kind: 'choice' } as const;

export const IV = {
  key: 'iv',
  label: 'IV',
  kind: 'text',
  default: '00000000000000000000000000000000',
  placeholder: '十六进制',
} as const;

/** A key of a cipher. It stays out of the address. */
export const cipherKey = <const Start extends string, const Hint extends string>(start: Start, placeholder: Hint) =>
  ({ key: 'key', label: '密钥', kind: 'text', default: start, placeholder, secret: true }) as const;

/** How bytes that are no text are written. */
export const WRITTEN_FORMS = [
  { value: 'hex', label: '十六进制' },
  { value: 'base64', label: 'Base64' },
] as const;
