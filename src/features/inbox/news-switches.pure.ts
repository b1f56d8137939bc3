/** Kinds of news that are switched together, in the order of the table. What nobody lists here has a line of its own. */
const SWITCHES = [
  { name: '追的片更新', kinds: ['catalogue.episode'] },
  { name: '关注的片单', kinds: ['list.title'] },
  { name: '回复与赞', kinds: ['word.reply', 'word.like'] },
  { name: '举报结果', kinds: ['word.report_reviewed'] },
  { name: '到期与周期账单', kinds: ['bill.due', 'bill.recurring'] },
  { name: '导入完成', kinds: ['import.finished'] },
  { name: '友情链接', kinds: ['site.friend_link_approved'] },
  { name: '市集降价', kinds: ['market.price'] },
  { name: '我的市集发布', kinds: ['market.shown', 'market.refused', 'market.message'] },
  { name: '等我审核的', kinds: ['word.waiting', 'market.waiting', 'short_link.reported', 'market.chat_reported'] },
  { name: '有人要找人工', kinds: ['robot.handover'] },
  { name: '站点出了状况', kinds: ['jobs.failed', 'gathering.source_failing', 'backup.failed', 'health.disk_low'] },
];

export interface NewsSwitch<Choice> {
  name: string;
  choices: Choice[];
}

export function newsSwitches<Choice extends { Kind: string; Title: string }>(
  choices: readonly Choice[],
): NewsSwitch<Choice>[] {
  const listed = SWITCHES.map(({ name, kinds }) => ({
    name,
    choices: choices.filter(({ Kind }) => kinds.includes(Kind)),
  }));
  const known = new Set(SWITCHES.flatMap(({ kinds }) => kinds));
  const others = choices.filter(({ Kind }) => !known.has(Kind));
  return [...listed, ...others.map((choice) => ({ name: choice.Title, choices: [choice] }))].filter(
    (one) => one.choices.length > 0,
  );
}
