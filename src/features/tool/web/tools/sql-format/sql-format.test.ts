import { expect, test } from 'vitest';
import { formatSql } from './sql-format.work.ts';
import { tool } from './tool.ts';

const mysql = { dialect: 'mysql', keywords: 'upper', indent: '2' } as const;

test('a query is laid out with its keywords in capitals', () => {
  expect(formatSql("select id,name from film where year>2019 and name like '%地球%' order by id", mysql)).toBe(
    "SELECT\n  id,\n  name\nFROM\n  film\nWHERE\n  year > 2019\n  AND name LIKE '%地球%'\nORDER BY\n  id",
  );
});

test('one line keeps the spaces of a text', () => {
  expect(formatSql("select  'a  b'\nfrom t", { ...mysql, indent: 'none' })).toBe("SELECT 'a  b' FROM t");
});

test('a comment to the end of its line is not put before other words', () => {
  expect(() => formatSql('select 1 -- one\nfrom t', { ...mysql, indent: 'none' })).toThrow('单行注释');
});

test('a parenthesis that never closes is said', () => {
  expect(() => formatSql('select (1', mysql)).toThrow('读不懂');
});

test('texts over several lines, comments and quotes of the dialect are left alone', () => {
  const lay = (sql: string, dialect: 'mysql' | 'sqlite') => formatSql(sql, { ...mysql, dialect });
  expect(lay("select 'a\nis null' from t where x is null", 'mysql')).toContain("'a\nis null'");
  expect(lay('select 1 -- is null\nfrom t', 'mysql')).toContain('-- is null');
  expect(lay("select 1 /* it's null */ from t where a is null", 'mysql')).toMatch(/\/\* it's null \*\/[\s\S]*IS NULL/);
  expect(lay("select 'a\\', null, 'is null' from t", 'sqlite')).toMatch(/'a\\',\s+NULL,\s+'is null'/);
});

test('the other comment of MySQL is no less a comment', () => {
  expect(() => formatSql('select 1 # one\nfrom t', { ...mysql, indent: 'none' })).toThrow('单行注释');
});

test('the example is right', () => {
  expect(formatSql(tool.example.input, mysql)).toBe(tool.example.output);
});
