/** More than this has not come since: somebody began in the middle. */
const MOST = 12;

/** How many came since the episode one was at: 更新 2 话 for 更新至152话 and 第150话; 有更新 where that cannot be told. */
export function updateText(remark: string, episode: string): string {
  const [, last, unit = '集'] = /(?:更新?[至到]|第)\s*(\d{1,4})(?!\d)\s*([集话期回])?/.exec(remark) ?? [];
  const [, at] = /^(?:第\s*)?(\d{1,4})(?!\d)\s*[集话期回]?/.exec(episode.trim()) ?? [];
  const count = Number(last) - Number(at);
  return count > 0 && count <= MOST ? `更新 ${count} ${unit}` : '有更新';
}
