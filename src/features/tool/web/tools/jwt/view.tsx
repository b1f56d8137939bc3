import { Rows } from '../../frame/rows.tsx';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { writeJson } from '../../json/write-json.pure.ts';
import { type PairQuestion, PairTool } from '../../pair/pair-tool.tsx';

const OPTIONS = [
  {
    key: 'way',
    label: '要做什么',
    kind: 'choice',
    choices: [
      { value: 'read', label: '解析和验签' },
      { value: 'sign', label: '签发' },
    ],
    default: 'read',
  },
  {
    key: 'algorithm',
    label: '签发算法',
    kind: 'choice',
    choices: [
      { value: 'HS256', label: 'HS256' },
      { value: 'HS384', label: 'HS384' },
      { value: 'HS512', label: 'HS512' },
    ],
    default: 'HS256',
  },
] as const satisfies readonly ToolOption[];

const VERDICTS = {
  good: '签名有效',
  'good-with-base64-key': '签名有效（密钥按 Base64 解开后使用）',
  bad: '签名无效：内容被改过，或者密钥不对',
} as const;

interface Line {
  label: string;
  value: string;
}

async function run({ first, second, values }: PairQuestion<OptionValues<typeof OPTIONS>>): Promise<Line[]> {
  const { decodeJwt, signJwt, verifyJwt } = await import('./jwt.work.ts');
  if (values.way === 'sign')
    return [{ label: '令牌', value: signJwt(await claimsOf(first), values.algorithm, second) }];
  const { header, payload, notes } = decodeJwt(first, Date.now());
  const verdict = second ? VERDICTS[verifyJwt(first, second)] : '没有填密钥，还没有验证';
  return [
    { label: '签名', value: verdict },
    ...notes.map((value, at) => ({ label: `提示 ${at + 1}`, value })),
    { label: '头部', value: writeJson(header) },
    { label: '内容', value: writeJson(payload) },
  ];
}

async function claimsOf(text: string): Promise<Record<string, unknown>> {
  const { readExactJson } = await import('../../json/read-json.work.ts');
  const claims = readExactJson(text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
    throw new ToolFault('签发的内容要是一个 JSON 对象，例如 {"sub":"1"}');
  return { ...claims };
}

export default function Jwt() {
  return (
    <PairTool
      run={run}
      options={OPTIONS}
      titles={['令牌（签发时写内容）', '密钥或公钥']}
      placeholders={['eyJhbGciOi… 或 {"sub":"1"}', 'HS 算法填密钥，其他填 PEM 公钥或 JWK；只看内容可以不填']}
      secondExample="your-256-bit-secret"
      keepsInput={false}
      needsBoth={false}
    >
      {(rows) => <Rows rows={rows} />}
    </PairTool>
  );
}
