import { expect, test } from 'vitest';
import { isRobot } from './robot.ts';

test.each([
  '',
  '  ',
  'curl/8.5.0',
  'python-requests/2.32.0',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
])('%j is a program', (agent) => {
  expect([isRobot(agent), isRobot(agent)]).toEqual([true, true]);
});

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  `Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 ${'NetType/WIFI '.repeat(50)}MicroMessenger/8.0.48`,
])('%j is a person’s', (agent) => {
  expect([isRobot(agent), isRobot(agent)]).toEqual([false, false]);
});
