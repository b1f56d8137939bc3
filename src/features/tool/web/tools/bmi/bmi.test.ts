import { expect, test } from 'vitest';
import { bodyMass, restingEnergy } from './bmi.pure.ts';
import { tool } from './tool.ts';

test.each([
  [170, 50, 17.3, '偏瘦'],
  [170, 65, 22.5, '正常'],
  [170, 70, 24.2, '超重'],
  [170, 81, 28, '肥胖'],
])('%d cm and %d kg are %d: %s', (height, weight, bmi, verdict) => {
  expect(bodyMass(height, weight)).toMatchObject({ bmi, verdict });
});

test('the healthy weights are healthy, a little more or less is not', () => {
  const [low, high] = bodyMass(170, 65).healthy;
  expect([bodyMass(170, low).verdict, bodyMass(170, high).verdict]).toEqual(['正常', '正常']);
  expect([bodyMass(170, low - 0.5).verdict, bodyMass(170, high + 0.5).verdict]).toEqual(['偏瘦', '超重']);
});

test('energy at rest', () => {
  expect(restingEnergy(170, 65, 30, 'male')).toBe(1568);
  expect(restingEnergy(170, 65, 30, 'female')).toBe(1402);
});

test('impossible bodies are refused', () => {
  expect(() => bodyMass(1.7, 65)).toThrow('厘米');
  expect(() => bodyMass(170, Number.NaN)).toThrow('千克');
});

test('the example is right', () => {
  const { bmi, verdict } = bodyMass(170, 65);
  expect(`BMI ${bmi}，${verdict}`).toBe(tool.example.output);
});
