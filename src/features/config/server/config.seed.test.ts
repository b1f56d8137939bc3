import { expect, test } from 'vitest';
import { configValues } from '../config-values.contract.ts';
import { checkedValue } from './config.rules.ts';
import { SHIPPED } from './config.seed.ts';

test.each(Object.keys(configValues))('%s ships with a value of its own shape', (key) => {
  const value = JSON.stringify(SHIPPED[key as keyof typeof SHIPPED]);
  expect(checkedValue(key, value)).toBe(value);
});
