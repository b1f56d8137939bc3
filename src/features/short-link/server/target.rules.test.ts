import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '#/platform/outbound/public-address.ts';
import { checkedTarget } from './target.rules.ts';

const here = { ownOrigins: ['http://localhost:3000', 'https://site.example'], shortHost: 's.example', isPublicAddress };
const refusalOf = (text: string) => {
  try {
    checkedTarget(text, here);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code.replace('short_link.', '');
  }
};

describe('refused', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.com/a',
    'file:///etc/passwd',
    'weixin://dl/business',
    'example.com',
    '//example.com',
    'localhost:8080/a',
  ])('scheme of %s', (text) => {
    expect(refusalOf(text)).toBe('bad_scheme');
  });

  test.each([
    'http://example..com/',
    'http://.com/',
    'http://-a.com/',
    'http://a-.com/',
    `http://${'a'.repeat(64)}.com/`,
    'http://',
    'https:example.com',
    'https:///example.com',
    'http://a b.com',
    'http://exa<mple.com',
    'http://[::1',
  ])('broken: %s', (text) => {
    expect(refusalOf(text)).toBe('bad_address');
  });

  test.each(['https://user@example.com/', 'https://user:secret@example.com/', 'https://:secret@example.com/'])(
    'credentials in %s',
    (text) => {
      expect(refusalOf(text)).toBe('credentials');
    },
  );

  test.each([
    'https://exa\tmple.com/',
    'https://example.com/a\nb',
    'https://example.com/\u202etxt',
    'https://exam\u200bple.com/',
    'https://example.com/\u0007',
  ])('control characters in %j', (text) => {
    expect(refusalOf(text)).toBe('control_characters');
  });

  test('more than 2048 characters', () => {
    const start = 'https://example.com/';
    expect(refusalOf(start + 'a'.repeat(2048 - start.length))).toBe('accepted');
    expect(refusalOf(start + '影'.repeat(2048 - start.length))).toBe('accepted');
    expect(refusalOf(start + 'a'.repeat(2049 - start.length))).toBe('too_long');
  });

  test.each(['http://wiki/', 'https://com/', 'https://com./', 'http://公司/'])('no dot: %s', (text) => {
    expect(refusalOf(text)).toBe('bare_host');
  });

  test.each([
    '127.0.0.1',
    '127.0.0.2',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '10.0.0.8',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fd00::1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    'router.lan',
    'nas.home.arpa',
  ])('private: http://%s:8080/', (host) => {
    expect(refusalOf(`http://${host}:8080/`)).toBe('private_host');
  });

  test.each([
    'http://localhost:3000/short/k7Qm2xP',
    'http://localhost:3000/short/k7Qm2xP+',
    'http://localhost:3000/SHORT/k7Qm2xP?a=1',
    'http://localhost:3000/%73hort/k7Qm2xP',
    'http://localhost:3000//short//k7Qm2xP',
    'http://localhost:3000/a/../short/k7Qm2xP',
    'http://localhost:3000/short%2Fk7Qm2xP',
    'http://localhost:3000/share/short/k7Qm2xP',
    'https://localhost/short/k7Qm2xP',
    'https://site.example/short/k7Qm2xP',
    'http://site.example:8080/short/k7Qm2xP',
    'https://s.example/k7Qm2xP',
    'https://S.EXAMPLE/k7Qm2xP',
    'https://s.example./k7Qm2xP',
    'http://s.example:8080/',
  ])('loop: %s', (text) => {
    expect(refusalOf(text)).toBe('loop');
  });
});

test('no address in a private network is accepted, however its number is written', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const privateAddress = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  );
  const spelling = fc.constantFrom<(octets: number[]) => string>(
    (octets) => octets.join('.'),
    (octets) => octets.map((one) => `0x${one.toString(16)}`).join('.'),
    (octets) => octets.map((one) => `0${one.toString(8)}`).join('.'),
    (octets) => String(octets.reduce((sum, one) => sum * 256 + one, 0)),
    (octets) => `[::ffff:${octets.join('.')}]`,
  );
  fc.assert(
    fc.property(privateAddress, spelling, (octets, spell) => {
      expect(refusalOf(`http://${spell(octets)}/`)).toBe('private_host');
    }),
  );
});

test('what is accepted is an ordinary web address or a path of our own, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        fc.string(),
        fc.webUrl().map((url) => `${url}\\@evil`),
      ),
      (text) => {
        if (refusalOf(text) !== 'accepted') return;
        const { url, host } = checkedTarget(text, here);
        expect(url).toMatch(/^(?:https?:\/\/|\/(?!\/))[\x21-\x7e]*$/);
        expect(host === '' ? url.startsWith('/') : new URL(url).hostname.startsWith(host)).toBe(true);
        // Kept as it is when it is shortened again.
        if (host !== '') expect(checkedTarget(url, here)).toEqual({ url, host });
      },
    ),
  );
});

describe('accepted', () => {
  test.each([
    ['HTTPS://Example.com/路', 'https://example.com/%E8%B7%AF', 'example.com'],
    ['http://例子.测试/', 'http://xn--fsqu00a.xn--0zwm56d/', 'xn--fsqu00a.xn--0zwm56d'],
    ['https://1.1.1.1/', 'https://1.1.1.1/', '1.1.1.1'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/', '[2606:4700::1111]'],
    ['https://other.example/short/k7Qm2xP', 'https://other.example/short/k7Qm2xP', 'other.example'],
    ['https://notlocalhost.com/', 'https://notlocalhost.com/', 'notlocalhost.com'],
  ])('%s', (text, url, host) => {
    expect(checkedTarget(text, here)).toEqual({ url, host });
  });

  test.each([
    ['http://localhost:3000/any/三体?shareId=1#a', '/any/%E4%B8%89%E4%BD%93?shareId=1#a'],
    ['http://localhost:3000/short', '/short'],
    ['http://localhost:3000/short/?shareId=0', '/short/?shareId=0'],
    ['https://site.example/shortage/list', '/shortage/list'],
    ['https://site.example', '/'],
  ])('our own page %s as its path', (text, url) => {
    expect(checkedTarget(text, here)).toEqual({ url, host: '' });
  });

  test('but not a path of our own that would lead elsewhere once it stands alone', () => {
    expect(refusalOf('http://localhost:3000//evil.example/a')).toBe('bad_address');
    expect(refusalOf('http://localhost:3000/\\evil.example/a')).toBe('bad_address');
  });
});
