/** What the words beside an amount say about it. */
export interface Label {
  kind: 'price' | 'origin' | 'plain' | 'other';
  /** Of several prices the highest counts: what is paid in the end beats what is asked first. */
  rank: number;
  /** How many letters it has. */
  length: number;
}

export const PLAIN: Label = { kind: 'plain', rank: 0, length: 0 };

const WORDS: [kind: Label['kind'], rank: number, words: string][] = [
  ['price', 3, '到手价|到手|券后价|券后|折后价|折后|实付|最终价|补贴价|补贴后'],
  [
    'price',
    2,
    '秒杀价|秒杀|抢购价|团购价|团购|拼团价|拼团|拼单价|活动价|特惠价|特价|优惠价|促销价|折扣价|会员价|直播价|限时价|新人价|体验价|套餐价|仅需|只需|只要|低至',
  ],
  ['price', 1, '现价|售价|价格|单价|一口价|今日价|价'],
  ['origin', 0, '原价|门市价|市场价|划线价|吊牌价|专柜价|参考价|日常价|零售价|指导价|挂牌价|官方价|价值|总价值|原'],
  [
    'other',
    0,
    '满|减|立减|直减|再减|优惠券|代金券|红包|券|补贴|返现|返|立省|已省|省|抵扣|抵|定金|订金|押金|运费|邮费|配送费|配送|起送|打包费|人均|充值|充|送|赠|面值|低消|距|第|共',
  ],
];

const BY_WORD = new Map<string, Label>(
  WORDS.flatMap(([kind, rank, words]) =>
    words.split('|').map((word): [string, Label] => [word, { kind, rank, length: word.length }]),
  ),
);
const LONGEST_FIRST = [...BY_WORD.keys()].toSorted((one, other) => other.length - one.length).join('|');
/** Between a label and its amount: a colon, a gap, 约, 仅, or the one letter that the sign was taken for. */
const BEFORE = new RegExp(`(${LONGEST_FIRST})(?:[::]|\\s|约|仅|为|是|只|就)*.?\\s*$`, 'u');
const DIRECTLY_BEFORE = new RegExp(`(${LONGEST_FIRST})(?:[::]|\\s|约|仅|为|是|只|就)*$`, 'u');
/** What another amount begins with: a label before that belongs to it. */
const NEXT = '价?:?[¥Yy半关羊]?\\d';
const NEXT_AFTER_GAP = '价?\\s*:?\\s*[¥Yy半关羊]?\\s*\\d';
const AFTER = new RegExp(
  `^(?:[(]?(?<close>${LONGEST_FIRST})(?!${NEXT})|\\s+[(]?(?<apart>${LONGEST_FIRST})(?!${NEXT_AFTER_GAP}))`,
  'u',
);
/** 20元优惠券 is worth 20, 30元起送 is a condition. */
const OTHER_AFTER = new RegExp(
  `^\\s*(?:无门槛|代金券|优惠券|现金券|抵用券|抵扣券|消费券|券(?!后)|红包|优惠(?!券)|补贴|起送|起订|免配送|返|减)(?!${NEXT_AFTER_GAP})`,
  'u',
);

export function labelBefore(text: string): Label | undefined {
  const word = DIRECTLY_BEFORE.exec(text)?.[1] ?? BEFORE.exec(text)?.[1];
  return word === undefined ? undefined : BY_WORD.get(word);
}

/** Behind an amount only what can stand there: 79元到手, 20元优惠券, ¥199(原价). */
export function labelAfter(text: string): Label | undefined {
  if (OTHER_AFTER.test(text)) return { kind: 'other', rank: 0, length: 0 };
  const match = AFTER.exec(text);
  const word = match?.groups?.['close'] ?? match?.groups?.['apart'] ?? '';
  const label = BY_WORD.get(word);
  return label && label.kind !== 'other' && word.length > 1 ? { ...label, length: match?.[0].length ?? 0 } : undefined;
}
