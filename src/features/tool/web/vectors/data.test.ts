import { expect } from 'vitest';
import { parse } from 'yaml';
import { fromHex, readUtf8, toHex, utf8 } from '../bytes/bytes.work.ts';
import { readExactJson } from '../json/read-json.work.ts';
import { type AesMode, decryptAes, encryptAes } from '../tools/aes/aes.work.ts';
import { decryptDes, encryptDes } from '../tools/des/des-mode.work.ts';
import { diffJson } from '../tools/json-diff/json-diff.pure.ts';
import { formatJson } from '../tools/json-format/json-format.work.ts';
import { findByPath } from '../tools/json-path/json-path.work.ts';
import { checkAgainstSchema } from '../tools/json-schema/json-schema.work.ts';
import { jsonToToml, tomlToJson } from '../tools/json-toml/json-toml.work.ts';
import { formatXml } from '../tools/json-xml/format-xml.work.ts';
import { jsonToXml, xmlToJson } from '../tools/json-xml/json-xml.work.ts';
import { jsonToYaml, yamlToJson } from '../tools/json-yaml/json-yaml.work.ts';
import { signJwt, verifyJwt } from '../tools/jwt/jwt.work.ts';
import { decryptSm4, encryptSm4 } from '../tools/sm4/sm4.work.ts';
import { codeAt } from '../tools/totp/totp.work.ts';
import { takeUrlApart } from '../tools/url-parse/url-parse.work.ts';
import { makeId } from '../tools/uuid/uuid.pure.ts';
import { describeVectors } from './vectors.fixture.ts';

const { agrees, everyToolIsTried } = describeVectors('data');

agrees('json-format', (text: string) => formatJson(text, { indent: '2', sortKeys: false, loose: false }).text);
agrees('json-yaml', (text: string) => {
  const json = yamlToJson(text);
  // Back, and read by the rules of 1.1, which most programs follow.
  expect(parse(jsonToYaml(json), { version: '1.1' })).toEqual(JSON.parse(json));
  return JSON.parse(json);
});
agrees('json-toml', (text: string) => {
  const json = tomlToJson(text);
  expect(JSON.parse(tomlToJson(jsonToToml(json)))).toEqual(JSON.parse(json));
  return JSON.parse(json);
});
agrees('json-xml', (text: string) => {
  const { '?xml': _, ...value } = JSON.parse(xmlToJson(text));
  expect(JSON.parse(xmlToJson(jsonToXml(JSON.stringify(value))))).toEqual(value);
  return value;
});
agrees('xml-format', (text: string) => {
  const laid = formatXml(text, '2');
  expect(formatXml(laid, '2')).toBe(laid);
  return laid;
});
agrees('json-schema', ([data, schema]: [string, string]) => checkAgainstSchema(data, schema).faults.length === 0);
agrees('json-diff', ([one, other]: [string, string]) =>
  diffJson(readExactJson(one), readExactJson(other)).map(({ path }) => path),
);

const digest = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-512', utf8(text)));

agrees('aes', (text: string, [keyHex, ivHex, expected]: [string, string, Record<string, string>]) => {
  const found = Object.keys(expected).map((name) => {
    const mode = name.slice(0, 3) as AesMode;
    const [key, iv] = [
      fromHex(keyHex).slice(0, Number(name.slice(3))),
      fromHex(ivHex).slice(0, mode === 'GCM' ? 12 : 16),
    ];
    const secret = encryptAes(mode, key, iv, utf8(text));
    expect(readUtf8(decryptAes(mode, key, iv, secret))).toBe(text);
    return [name, toHex(secret)];
  });
  return [keyHex, ivHex, Object.fromEntries(found)];
});
agrees('des', async (text: string, expected: Record<string, string>) => {
  const [keys, ivs] = [await digest(text), await digest(`${text}iv`)];
  const found = Object.keys(expected).map((name) => {
    const settings = {
      mode: name.slice(0, 3) as 'CBC',
      padding: 'pkcs' as const,
      key: keys.slice(0, Number(name.slice(3))),
      iv: ivs.slice(0, 8),
    };
    const secret = encryptDes(utf8(text), settings);
    expect(readUtf8(decryptDes(secret, settings))).toBe(text);
    return [name, toHex(secret)];
  });
  return Object.fromEntries(found);
});
agrees('sm4', async (text: string) => {
  const [key, iv] = [(await digest(text)).slice(0, 16), (await digest(`${text}iv`)).slice(0, 16)];
  return (['CBC', 'ECB'] as const).map((mode) => {
    const options = { mode, padding: 'pkcs#7' as const, key, iv };
    const secret = encryptSm4(utf8(text), options);
    expect(readUtf8(decryptSm4(secret, options))).toBe(text);
    return toHex(secret);
  });
});
agrees('jwt', (claims: Record<string, unknown>, expected: string) => {
  expect(verifyJwt(expected, '密钥 key')).toBe('good');
  expect(verifyJwt(expected, '密钥 kez')).toBe('bad');
  // The long number is read from the token, where it still has all its digits.
  const exact = 'id' in claims ? { id: 12345678901234567890n } : claims;
  return '2024' in claims ? expected : signJwt(exact, 'HS256', '密钥 key');
});
agrees(
  'totp',
  ([secret, seconds, algorithm, digits]: [string, number, 'SHA1', 6]) =>
    codeAt({ secret, algorithm, digits, period: 30 }, seconds * 1000).code,
);
agrees('uuid', (_: number, [hex, now]: [string, number]) => {
  const sources = { now, random: (length: number) => fromHex(hex).slice(0, length) };
  return [hex, now, makeId('uuid4', sources), makeId('uuid7', sources)];
});
agrees(
  'url-parse',
  (text: string, [scheme, host, port, , anchor]: [string, string | null, number | null, unknown, string]) => {
    const { parts, query } = takeUrlApart(text);
    const part = (label: string) => parts.find((one) => one.label === label)?.value ?? '';
    expect([part('协议'), part('锚点')]).toEqual([scheme, anchor]);
    expect(part('主机').replace(/[[\]]/g, '')).toBe(host ?? '');
    expect(port === null || part('端口').startsWith(String(port))).toBe(true);
    return [scheme, host, port, query.map(({ label, value }) => [label, value]), anchor];
  },
);
describeVectors('json-path').agrees(
  'json-path',
  ([path, document]: [string, unknown], expected: unknown[][] | null) => {
    const found = findByPath(JSON.stringify(document), path).map(({ value }) => value);
    // Objects have no order: some paths have several right answers.
    return expected?.find((one) => JSON.stringify(one) === JSON.stringify(found)) ? expected : found;
  },
);
everyToolIsTried();
