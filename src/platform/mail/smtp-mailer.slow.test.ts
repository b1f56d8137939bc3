import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aCertificate } from '#/platform/outbound/certificate.fixture.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { anSmtpServer } from './smtp-server.fixture.ts';

const from = { name: '搜罗', address: 'no-reply@souluo.test' };
const aMail = {
  to: 'reader@example.com',
  subject: '搜罗注册验证码：请在十分钟之内使用，切勿告诉他人（这是一个很长的标题）',
  text: '您好，\n您的验证码是 123456，十分钟内有效。\n.\n搜罗',
};

/** A server that is not quite a mail server; hands back the failure and checks that it came before the usual ten seconds. */
async function failureAt(answer: (socket: Socket) => void): Promise<unknown> {
  const server = createServer((socket) => answer(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // listen() on a port always yields this kind of address.
  const { port } = server.address() as AddressInfo;
  const started = performance.now();
  const sending = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 300 }).send(aMail);
  const failure = await sending.catch((error: unknown) => error);
  expect(performance.now() - started).toBeLessThan(9000);
  return failure;
}

test('a mail arrives with its Chinese subject, sender and text', async () => {
  const { received, host } = await anSmtpServer();
  await createSmtpMailer({ url: `smtp://${host}`, from }).send(aMail);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    to: ['reader@example.com'],
    headers: {
      subject: aMail.subject,
      from: '搜罗 <no-reply@souluo.test>',
      to: 'reader@example.com',
      'auto-submitted': 'auto-generated',
    },
    parts: { 'text/plain': aMail.text },
  });
});

test('a mail with HTML carries the text as well', async () => {
  const { received, host } = await anSmtpServer();
  await createSmtpMailer({ url: `smtp://${host}`, from }).send({ ...aMail, html: '<p>验证码 <b>123456</b></p>' });
  expect(received[0]?.parts).toMatchObject({ 'text/plain': aMail.text, 'text/html': '<p>验证码 <b>123456</b></p>' });
});

test('only a mail that one may be rid of says how', async () => {
  const { received, host } = await anSmtpServer();
  const mailer = createSmtpMailer({ url: `smtp://${host}`, from });
  await mailer.send(aMail);
  await mailer.send({ ...aMail, unsubscribeUrl: 'https://example.com/off?key=a' });
  expect(received[0]?.headers).not.toHaveProperty('list-unsubscribe');
  expect(received[0]?.headers).not.toHaveProperty('list-unsubscribe-post');
  expect(received[1]?.headers).toMatchObject({
    'list-unsubscribe': '<https://example.com/off?key=a>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('nothing in a mail can add a header or a reader', async () => {
  const { received, host } = await anSmtpServer();
  const mailer = createSmtpMailer({ url: `smtp://${host}`, from });
  for (const change of [{ to: 'a@example.com\r\nBcc: b@example.com' }, { subject: 'a\r\nBcc: b@example.com' }]) {
    await expect(mailer.send({ ...aMail, ...change })).rejects.toMatchObject({ code: expect.stringMatching(/^bad_/) });
  }
  await mailer.send({ ...aMail, text: '\r\n.\r\nRCPT TO:<b@example.com>\r\nBcc: b@example.com' });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ to: ['reader@example.com'] });
  expect(received[0]?.headers).not.toHaveProperty('bcc');
});

test('the name and password of the address are used', async () => {
  const seen: unknown[] = [];
  const { received, host } = await anSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push([username, password]);
      done(password === 'p@ss' ? null : new Error('wrong password'), { user: username });
    },
  });
  await createSmtpMailer({ url: `smtp://me%40qq.com:p%40ss@${host}`, from }).send(aMail);
  expect(seen).toEqual([['me@qq.com', 'p@ss']]);
  const wrong = createSmtpMailer({ url: `smtp://me%40qq.com:wrong@${host}`, from }).send(aMail);
  await expect(wrong).rejects.toMatchObject({ code: 'refused', message: '邮件服务器拒绝发送' });
  expect(received).toHaveLength(1);
});

test('a reader the server refuses is told apart from other refusals', async () => {
  const refuse = (_address: unknown, _session: unknown, done: (error: Error) => void) => done(new Error('no'));
  const noReader = await anSmtpServer({ onRcptTo: refuse });
  const toNobody = createSmtpMailer({ url: `smtp://${noReader.host}`, from }).send(aMail);
  await expect(toNobody).rejects.toMatchObject({ code: 'recipient_refused', message: '收件地址被拒收' });
  const noSender = await anSmtpServer({ onMailFrom: refuse });
  const fromNobody = createSmtpMailer({ url: `smtp://${noSender.host}`, from }).send(aMail);
  await expect(fromNobody).rejects.toMatchObject({ code: 'refused' });
});

test('a server that is down is unreachable', async () => {
  const sending = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 300 }).send(aMail);
  await expect(sending).rejects.toMatchObject({ code: 'unreachable', message: '邮件服务器连接不上' });
});

test('a server that hangs up is unreachable', async () => {
  expect(await failureAt((socket) => socket.end())).toMatchObject({ code: 'unreachable' });
});

test('a server that never greets is given up', async () => {
  expect(await failureAt(() => {})).toMatchObject({ code: 'timeout', message: '邮件服务器响应超时' });
});

test('a server that greets and then says nothing is given up', async () => {
  expect(await failureAt((socket) => socket.write('220 hello\r\n'))).toMatchObject({ code: 'timeout' });
});

test('a server whose answer never ends is given up, although it is never silent', async () => {
  const dribble = (socket: Socket) => {
    socket.write('220 hello\r\n');
    const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
    onTestFinished(() => void socket.destroy());
  };
  expect(await failureAt(dribble)).toMatchObject({ code: 'timeout' });
});

test('the password is not given to a server whose certificate nobody vouches for', async () => {
  const { host } = await anSmtpServer({ secure: true, ...aCertificate({ names: [] }) });
  const sending = createSmtpMailer({ url: `smtps://me:secret@${host}`, from }).send(aMail);
  await expect(sending).rejects.toMatchObject({ code: 'unreachable' });
});
