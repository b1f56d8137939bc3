import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'rename-list',
  name: '批量改名',
  type: '文本处理',
  brief: '一份文件名单按规则改名',
  description:
    '粘贴一份文件名，按规则一次改好：替换、前后缀、编号、大小写、去非法字符，重名会提醒；结果可以是新名单，也可以是 Windows 或 Mac、Linux 的改名命令。',
  keywords: ['批量重命名', '文件改名', '批量编号', 'rename', '文件名', '改名命令'],
  icon: 'files',
  example: { input: 'IMG_1.JPG\nIMG_2.JPG', output: '模板是 旅行-{号}{扩} 时：\n旅行-01.jpg\n旅行-02.jpg' },
  accepts: ['text'],
  notes: [
    '模板里 {名} 是原名，{号} 是编号，{扩} 是扩展名（带点），例如 旅行-{号}{扩}。',
    '在 Windows 里选中文件按 Shift 加右键“复制文件地址”，或在命令行用 dir /b，就能得到名单。',
  ],
} as const satisfies ToolInfo;
