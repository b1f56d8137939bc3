import { expect, test } from 'vitest';
import { meantName } from './meant-name.ts';

const KNOWN = [
  'HOST',
  'PORT',
  'NODE_ENV',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SMTP_URL',
  'LOG_LEVEL',
];

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASES_URL', 'DATABASE_URL'],
  ['DATBASE_ULR', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['TRUST_PROXIES', undefined],
  ['SMTP_ULR', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['NODE_EVN', 'NODE_ENV'],
])('%s means %s', (name, meant) => {
  expect(meantName(name, KNOWN)).toBe(meant);
});

test.each([
  ...[
    'HOME',
    'HOSTNAME',
    'HOSTS',
    'SPORT',
    'POST',
    'PATH',
    'PWD',
    'USER',
    'LANG',
    'SHELL',
    'TERM',
    'EDITOR',
    'TZ',
    '_',
  ],
  ...[
    'NODE_PATH',
    'NODE_OPTIONS',
    'NODE_COMPILE_CACHE',
    'XDG_DATA_DIRS',
    'XDG_CONFIG_DIRS',
    'SSL_CERT_DIR',
    'LS_COLORS',
  ],
  ...['http_proxy', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'npm_config_node_gyp', 'npm_lifecycle_event', 'INIT_CWD'],
  ...['DATABASE_PORT', 'DATABASE_HOST', 'REDIS_URL', 'MAIL_HOST', 'SMTP_PORT', 'INVOCATION_ID', 'JOURNAL_STREAM'],
  ...['TEST_DATABASE_URL', 'LOGNAME', 'DBUS_SESSION_BUS_ADDRESS', 'KUBERNETES_SERVICE_PORT', 'DEBIAN_FRONTEND', ''],
])('%s is some other program’s', (name) => {
  expect(meantName(name, KNOWN)).toBeUndefined();
});

test.each(KNOWN)('%s is itself', (name) => {
  expect(meantName(name, KNOWN)).toBeUndefined();
});
