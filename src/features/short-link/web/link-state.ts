import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { ShortLink } from '../short-link.contract.ts';

type Tone = 'done' | 'waiting' | 'off' | 'failed';

/** The last day on which a link still opens: one that ends at midnight ends with the day before. */
export function lastDay(expires: string): string {
  return shanghaiDay(Date.parse(expires) - 1);
}

export function stateOf({ State, ExpiresTime }: Pick<ShortLink, 'State' | 'ExpiresTime'>): [tone: Tone, text: string] {
  switch (State) {
    case 'blocked':
      return ['failed', '已屏蔽'];
    case 'disabled':
      return ['off', '已停用'];
    case 'full':
      return ['off', '次数用完'];
    case 'expired':
      return ['off', '已过期'];
    default:
      return ExpiresTime ? ['waiting', `${lastDay(ExpiresTime).slice(5)} 到期`] : ['done', '长期'];
  }
}

/** What an owner calls a link, or else the host it leads to. */
export function nameOf({ Remark, Url }: Pick<ShortLink, 'Remark' | 'Url'>): string {
  return Remark || new URL(Url).host;
}
