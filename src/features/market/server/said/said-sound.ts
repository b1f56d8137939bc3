import { readingsOf } from '#/platform/db/search/pinyin-readings.ts';

/** Words that say how to choose, as they are typed in pinyin. */
const WORDS =
  '附近 周边 周围 便宜 实惠 划算 平价 打折 特价 优惠 半价 最新 返现 以下 以内 以上 左右 不超过 低于 公里 人均 推荐 有没有 哪里有 哪有 好吃的 好吃 最便宜 离我近 生日 礼物 情人节 七夕 送长辈 年夜饭 聚餐 搬家 面试 毕业旅行 旅游 遛娃 露营 夜宵 减肥';
/** They count only after a number or another of these words: mi is also the beginning of many names. */
const JOINING = '元 块 块钱 米 内 的 折';
/** Typed alone between others. */
const INITIALS: Readonly<Record<string, string>> = {
  fj: '附近',
  zb: '周边',
  py: '便宜',
  dz: '打折',
  tj: '特价',
  yh: '优惠',
  de: '的',
};

let sounds: Map<string, { word: string; isJoining: boolean }> | undefined;

/** Made when it is first needed: most searches are written in characters. */
function soundsOfWords() {
  sounds ??= new Map(
    [...pairs(WORDS, false), ...pairs(JOINING, true)].flatMap(({ word, isJoining }) =>
      readingsOf(word).map((syllables) => [syllables.join(''), { word, isJoining }] as const),
    ),
  );
  return sounds;
}

const pairs = (words: string, isJoining: boolean) => words.split(' ').map((word) => ({ word, isJoining }));

/** fujin lifa, 50yuan yixia huoguo, py naicha: what says how to choose in characters, the rest as it was typed. */
export function respelled(words: string): string {
  const isSeveral = /\S\s+\S/.test(words.trim());
  return words.toLowerCase().replaceAll(/[a-z]+/g, (run, at: number, whole: string) => {
    const isAlone = !/[^\s]/.test(`${whole[at - 1] ?? ' '}${whole[at + run.length] ?? ' '}`);
    return (isSeveral && isAlone ? INITIALS[run] : undefined) ?? inCharacters(run, /\d\s*$/.test(whole.slice(0, at)));
  });
}

/** Takes words off the beginning, then off the end. */
function inCharacters(run: string, isAfterNumber: boolean): string {
  let [before, after, left, mayJoin] = ['', '', run, isAfterNumber];
  for (let next = wordAt(left, mayJoin, 'start'); next; next = wordAt(left, mayJoin, 'start')) {
    before += next.word;
    left = left.slice(next.length);
    mayJoin = true;
  }
  for (let next = wordAt(left, false, 'end'); next; next = wordAt(left, false, 'end')) {
    after = `${next.word}${after}`;
    left = left.slice(0, -next.length);
  }
  return `${before}${left}${after}`;
}

function wordAt(text: string, mayJoin: boolean, side: 'start' | 'end') {
  for (let length = text.length; length > 0; length--) {
    const found = soundsOfWords().get(side === 'start' ? text.slice(0, length) : text.slice(-length));
    if (found && (mayJoin || !found.isJoining)) return { word: found.word, length };
  }
  return undefined;
}
