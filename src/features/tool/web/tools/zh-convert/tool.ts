import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'zh-convert',
  name: '简繁转换',
  type: '文本处理',
  brief: '按词转换，分台湾与香港',
  description:
    '简体与繁体互相转换，按词而不是按字：头发与发财、皇后与后来各是各的字。可以选标准繁体、台湾正体或香港繁体，也能把用语换成当地的说法。',
  keywords: ['简体', '繁体', '繁體', '简转繁', '繁转简', '台湾正体', '正體', '香港繁體', '港台', 'opencc'],
  icon: 'languages',
  example: {
    input: '她的头发是后来才留长的，皇后的头发一直很干净。',
    output: '她的頭髮是後來才留長的，皇后的頭髮一直很乾淨。',
  },
  accepts: ['text'],
  weight: 38,
  notes: [
    '转成繁体时第一次要下载约 350 KB 的词表，之后由浏览器缓存；转成简体的词表约 40 KB。',
    '「当地用语」把软件换成軟體、出租车换成計程車；转成简体时把台湾说法换回来。',
    '姓名、地名和一字多义的句子机器会看错，正式文稿请再读一遍。',
  ],
} as const satisfies ToolInfo;
