import { expect, test } from 'vitest';
import { readConfig } from './settings.ts';
import { whereText } from './where-text.ts';

test('the log says where everything is, and no password', () => {
  expect(whereText(readConfig({ DATA_DIR: '/var/lib/souluo' }))).toBe(
    'database: SQLite in /var/lib/souluo/souluo.db; files: /var/lib/souluo/files; listening on 127.0.0.1:3000',
  );
  const server = { DATA_DIR: '/data', DATABASE_URL: 'postgres://site:p%40ss@db.internal/souluo?sslmode=require' };
  expect(whereText(readConfig({ ...server, HOST: '0.0.0.0', PORT: '80' }))).toBe(
    'database: PostgreSQL at db.internal:5432/souluo; files: /data/files; listening on 0.0.0.0:80',
  );
});
