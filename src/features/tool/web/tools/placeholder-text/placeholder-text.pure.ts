/** Gives numbers from 0 to 1. */
type Random = () => number;

const OPENINGS = [
  '清晨',
  '雨后',
  '黄昏时分',
  '那一年',
  '在路的尽头',
  '很久以后',
  '推开窗',
  '沿着河岸',
  '灯火初上',
  '山脚下',
];
const SUBJECTS = [
  '旧书店的老板',
  '一只花猫',
  '远处的钟声',
  '几位过路人',
  '街角的梧桐',
  '孩子们',
  '北风',
  '码头上的船',
  '邻家的灯',
  '一封没有寄出的信',
];
const VERBS = [
  '慢慢收起了',
  '轻轻数着',
  '不经意间留下',
  '认真地描画',
  '悄悄带走了',
  '来回比较着',
  '重新整理',
  '静静等着',
  '小心翻过',
  '想起了',
];
const OBJECTS = [
  '一页泛黄的地图',
  '半杯凉茶',
  '满院的落叶',
  '昨天的影子',
  '七种不同的蓝',
  '最后一班车',
  '尚未命名的街道',
  '窗台上的光',
  '一段旧旋律',
  '很轻的脚步声',
];
const ENDINGS = [
  '，谁也没有说话',
  '，仿佛什么都没有发生',
  '，然后继续往前走',
  '，天色便暗了下来',
  '，这已是第三遍',
  '',
  '',
  '，像极了从前',
];

function sentence(random: Random): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const opening = random() < 0.6 ? `${pick(OPENINGS)}，` : '';
  return `${opening}${pick(SUBJECTS)}${pick(VERBS)}${pick(OBJECTS)}${pick(ENDINGS)}。`;
}

/** Sentences that could stand in a book and say nothing; each paragraph is about so long. */
export function placeholderText(paragraphs: number, length: number, random: Random): string {
  return Array.from({ length: paragraphs }, () => {
    let text = '';
    while (text.length < length - 8) text += sentence(random);
    return text;
  }).join('\n\n');
}
