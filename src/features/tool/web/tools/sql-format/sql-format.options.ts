export const DIALECTS = [
  { value: 'sql', label: '标准 SQL' },
  { value: 'mysql', label: 'MySQL' },
  { value: 'postgresql', label: 'PostgreSQL' },
  { value: 'sqlite', label: 'SQLite' },
  { value: 'transactsql', label: 'SQL Server' },
  { value: 'plsql', label: 'Oracle' },
  { value: 'mariadb', label: 'MariaDB' },
  { value: 'hive', label: 'Hive' },
  { value: 'spark', label: 'Spark' },
] as const;

export interface SqlOptions {
  dialect: (typeof DIALECTS)[number]['value'];
  keywords: 'upper' | 'lower' | 'preserve';
  indent: '2' | '4' | 'tab' | 'none';
}
