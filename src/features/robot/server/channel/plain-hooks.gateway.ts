import { beginning } from '#/contract/beginning.pure.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { type Channel, cutCharacters, onlyRoom, plainText, problem, type Said } from './channel.driver.ts';
import { createAsk, refuse, refuseStatus, textIn } from './service.gateway.ts';

const DISCORD = [
  'https://discord.com',
  'https://discordapp.com',
  'https://canary.discord.com',
  'https://ptb.discord.com',
];
const SLACK = ['https://hooks.slack.com', 'https://hooks.slack-gov.com'];

export function createDiscord(
  outbound: Pick<Outbound, 'fetch'>,
  { hosts = DISCORD }: { hosts?: readonly string[] } = {},
): Channel {
  const ask = createAsk(outbound, 'Discord');
  return {
    name: 'discord',
    read({ address = '' }) {
      const url = URL.parse(address.trim());
      if (!url || !hosts.includes(url.origin)) {
        return problem('address', '不是 Discord 的地址，应以 https://discord.com/api/webhooks/ 开头');
      }
      if (!/^\/api(\/v\d+)?\/webhooks\/\d{5,25}\/[\w-]{20,120}$/.test(url.pathname)) {
        return problem('address', '地址不完整；在频道设置的 Webhook 里复制整段');
      }
      const thread = url.searchParams.get('thread_id');
      return { settings: { address: url.origin + url.pathname, ...(thread && { thread }) } };
    },
    rooms: (_settings, nickname) => onlyRoom('discord-channel', nickname || 'Discord 频道'),
    payload: discordMessage,
    async send({ address = '', thread = '' }, { said, signal }) {
      const query = new URLSearchParams({ wait: 'true', ...(thread && { thread_id: thread }) });
      const json = discordMessage(said);
      const answer = await ask(`${address}?${query}`, { json, ...(signal && { signal }) });
      if (answer.status === 204 || (answer.status === 200 && answer.json)) return `HTTP ${answer.status}`;
      if (answer.status === 200) refuse({ outlook: 'unsure', message: 'Discord的回答无法识别' });
      const meaning = answer.status === 404 ? 'webhook 已被删除' : answer.status === 401 ? 'webhook 的令牌不对' : '';
      refuseStatus('Discord', answer, { 401: 'address', 404: 'address' }, meaning || textIn(answer.json, 'message'));
    },
  };
}

/** Nobody is mentioned by accident. */
const allowed_mentions = { parse: [] };

function discordMessage(said: Said): object {
  if (said.kind === 'text') return { content: cutCharacters(said.text, 2000), allowed_mentions };
  if (said.kind === 'image') return { embeds: [{ image: { url: said.url } }], allowed_mentions };
  const { title, text, url, image } = said;
  return {
    allowed_mentions,
    embeds: [
      {
        title: cutCharacters(title, 256),
        description: cutCharacters(text, 4000),
        ...(url && { url }),
        ...(image && { image: { url: image } }),
      },
    ],
  };
}

export function createSlack(
  outbound: Pick<Outbound, 'fetch'>,
  { hosts = SLACK }: { hosts?: readonly string[] } = {},
): Channel {
  const ask = createAsk(outbound, 'Slack');
  const MEANING: Readonly<Record<string, string>> = {
    no_service: 'webhook 已被删除',
    invalid_token: 'webhook 的令牌不对',
    channel_not_found: '频道不在了',
    channel_is_archived: '频道已归档',
    action_prohibited: '管理员不许发到这里',
  };
  return {
    name: 'slack',
    read({ address = '' }) {
      const url = URL.parse(address.trim());
      if (!url || !hosts.includes(url.origin)) {
        return problem('address', '不是 Slack 的地址，应以 https://hooks.slack.com/services/ 开头');
      }
      if (!/^\/(services|workflows|triggers)\/[\w/-]{10,200}$/.test(url.pathname)) {
        return problem('address', '地址不完整；在 Incoming Webhooks 页里复制整段');
      }
      return { settings: { address: url.origin + url.pathname } };
    },
    rooms: (_settings, nickname) => onlyRoom('slack-channel', nickname || 'Slack 频道'),
    payload: slackMessage,
    async send({ address = '' }, { said, signal }) {
      const answer = await ask(address, { json: slackMessage(said), ...(signal && { signal }) });
      const word = answer.text.trim();
      if (answer.status === 200 && word === 'ok') return 'ok';
      if (answer.status === 200) refuse({ outlook: 'unsure', message: 'Slack的回答无法识别' });
      refuseStatus(
        'Slack',
        answer,
        { 403: 'address', 404: 'address', 410: 'address' },
        MEANING[word] ?? beginning(word, 80),
      );
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function slackMessage(said: Said): object {
  if (said.kind === 'text') return { text: escaped(cutCharacters(said.text, 9000)), unfurl_links: false };
  if (said.kind === 'image') {
    return { text: said.url, blocks: [{ type: 'image', image_url: said.url, alt_text: '图片' }] };
  }
  const { title, text, url, image } = said;
  const heading =
    title && (url ? `*<${escaped(url)}|${escaped(title).replaceAll('|', '｜')}>*` : `*${escaped(title)}*`);
  const words = [heading, escaped(cutCharacters(text, 2600))].filter(Boolean).join('\n');
  return {
    text: escaped(cutCharacters(plainText(said), 9000)),
    unfurl_links: false,
    blocks: [
      ...(image ? [{ type: 'image', image_url: image, alt_text: cutCharacters(title || '图片', 200) }] : []),
      { type: 'section', text: { type: 'mrkdwn', text: words } },
    ],
  };
}
