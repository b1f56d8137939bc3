import type { DetailedPeerCertificate } from 'node:tls';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { readTarget } from './net-target.rules.ts';
import type { ToolNetService } from './tool-net.service.ts';

interface Needs {
  outbound: Outbound;
  net: Pick<ToolNetService, 'guarded'>;
  now: () => number;
}

const DAY = 86_400_000;
/** A chain that names itself as its issuer without end would never end. */
const LONGEST_CHAIN = 8;

const PROBLEMS: Record<string, string> = {
  CERT_HAS_EXPIRED: '证书已经过期',
  CERT_NOT_YET_VALID: '证书还没有生效',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签的，浏览器不会信任',
  SELF_SIGNED_CERT_IN_CHAIN: '证书链的根是自签的，浏览器不会信任',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书链不完整，服务器少发了中间证书',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '签发者不受信任，或服务器少发了中间证书',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书里没有这个域名',
  CERT_REVOKED: '证书已被吊销',
};

/** Reads the certificate also when it is not good: that is when people look. */
export function createCertificateService({ outbound, net, now }: Needs) {
  return (target: string) =>
    net.guarded(async () => {
      const { host, port = 443 } = readTarget(target, 'https');
      const socket = await outbound.openSocket({ host, port, tls: true, verify: false });
      try {
        const own = socket.getPeerCertificate(true);
        const validTo = Date.parse(own.valid_to);
        const error = socket.authorizationError;
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error ?? '');
        return {
          Host: host,
          Port: port,
          IsTrusted: socket.authorized,
          Problem: socket.authorized ? '' : (PROBLEMS[code] ?? `证书不受信任（${code}）`),
          DaysLeft: Math.floor((validTo - now()) / DAY),
          Names: (own.subjectaltname ?? '').split(', ').map((name) => name.replace(/^(DNS|IP Address):/, '')),
          Protocol: socket.getProtocol() ?? '',
          Cipher: socket.getCipher().name,
          Chain: chainOf(own).map(presentCertificate),
        };
      } finally {
        socket.destroy();
      }
    });
}

function chainOf(own: DetailedPeerCertificate): DetailedPeerCertificate[] {
  const chain = [own];
  for (let next = own.issuerCertificate; chain.length < LONGEST_CHAIN; next = next.issuerCertificate) {
    if (!next?.fingerprint256 || chain.some(({ fingerprint256 }) => fingerprint256 === next.fingerprint256)) break;
    chain.push(next);
  }
  return chain;
}

function presentCertificate({ subject, issuer, valid_from, valid_to, fingerprint256 }: DetailedPeerCertificate) {
  return {
    Subject: nameOf(subject),
    Issuer: nameOf(issuer),
    ValidFrom: toShanghaiIso(Date.parse(valid_from)),
    ValidTo: toShanghaiIso(Date.parse(valid_to)),
    Fingerprint: fingerprint256,
  };
}

/** A certificate may leave out its name, or have several. */
function nameOf(name: DetailedPeerCertificate['subject'] | undefined): string {
  const first = name?.CN ?? name?.O ?? '';
  return Array.isArray(first) ? first.join('、') : first;
}
