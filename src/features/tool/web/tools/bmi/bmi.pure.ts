import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface BodyReport {
  bmi: number;
  verdict: '偏瘦' | '正常' | '超重' | '肥胖';
  /** Kilograms. */
  healthy: [number, number];
}

/** WS/T 428-2013, for adults in China. */
export function bodyMass(heightCm: number, weightKg: number): BodyReport {
  if (!(heightCm >= 80 && heightCm <= 250)) throw new ToolFault('身高应在 80 到 250 厘米之间');
  if (!(weightKg >= 15 && weightKg <= 400)) throw new ToolFault('体重应在 15 到 400 千克之间');
  const square = (heightCm / 100) ** 2;
  const bmi = Math.round((weightKg / square) * 10) / 10;
  const verdict = bmi < 18.5 ? '偏瘦' : bmi < 24 ? '正常' : bmi < 28 ? '超重' : '肥胖';
  return { bmi, verdict, healthy: [Math.ceil(18.5 * square * 10) / 10, Math.floor(23.9 * square * 10) / 10] };
}

/** Mifflin and St Jeor: what the body burns at rest, in kilocalories a day. */
export function restingEnergy(heightCm: number, weightKg: number, age: number, sex: 'male' | 'female'): number {
  return Math.round(10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161));
}
