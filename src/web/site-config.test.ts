import { expect, test } from 'vitest';
import { siteTitle } from './site-config.ts';

test('a host is called by its referral entry, else by its own title, else by the configured one, else 搜罗', () => {
  const referralInvite = [{ text: '推荐站', link: '/', domains: ['tui.example', 'both.example'], imageUrl: '' }];
  const moreDomainOrders = ['shi.example', 'both.example'].map((domain) => ({
    domain,
    page: '/market',
    title: '市集',
  }));
  const config = { referralInvite, moreDomainOrders, platformDefaultTitle: '搜罗万象' };
  const hosts = ['tui.example', 'TUI.example:8080', 'both.example', 'shi.example', 'other.example'];
  expect(hosts.map((host) => siteTitle(config, host))).toEqual(['推荐站', '推荐站', '推荐站', '市集', '搜罗万象']);
  expect(siteTitle({}, 'tui.example')).toBe('搜罗');
});
