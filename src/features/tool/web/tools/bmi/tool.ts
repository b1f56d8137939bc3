import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'bmi',
  name: 'BMI 计算器',
  type: '生活工具',
  brief: '算体质指数和健康体重',
  description: '填身高体重，按中国成人标准看偏瘦、正常、超重还是肥胖，给出这个身高的健康体重范围和每天的基础代谢。',
  keywords: ['体质指数', '身高体重', '标准体重', '减肥', '基础代谢', 'bmr'],
  icon: 'scale',
  example: { input: '170 厘米，65 千克', output: 'BMI 22.5，正常' },
  notes: ['界限按卫生行业标准 WS/T 428-2013，只适用于成年人，孕妇和运动员不适用。'],
} as const satisfies ToolInfo;
