import { nameError, telError } from '../contact-edit/contact-rules.ts';

export const DETAIL_MAX = 200;

/** A province, a city in it, a district in that. */
export interface Area {
  code: string;
  name: string;
  children?: readonly Area[];
}

export interface Address {
  name: string;
  tel: string;
  /** Codes from the province down. */
  area: readonly string[];
  detail: string;
  postalCode: string;
  isDefault: boolean;
}

/** The lists to choose from, one per level, as far as the choice goes. */
export function areaLevels(areas: readonly Area[], chosen: readonly string[]): (readonly Area[])[] {
  const levels = [areas];
  for (const code of chosen) {
    const below = levels.at(-1)?.find((area) => area.code === code)?.children;
    if (!below || below.length === 0) break;
    levels.push(below);
  }
  return levels;
}

function areaError(areas: readonly Area[], chosen: readonly string[]): string | undefined {
  const levels = areaLevels(areas, chosen);
  const isWhole = levels.every((level, index) => level.some(({ code }) => code === chosen[index]));
  return isWhole ? undefined : '请选择地区';
}

function detailError(detail: string): string | undefined {
  const { length } = [...detail.trim()];
  if (length === 0) return '请填写详细地址';
  return length > DETAIL_MAX ? `详细地址不能超过 ${DETAIL_MAX} 个字` : undefined;
}

/** Need not be given; mainland codes have six digits. */
function postalCodeError(postalCode: string): string | undefined {
  return postalCode.trim() === '' || /^\d{6}$/.test(postalCode.trim()) ? undefined : '邮政编码格式不正确';
}

export function addressErrors({ name, tel, area, detail, postalCode }: Address, areas: readonly Area[]) {
  return {
    name: nameError(name),
    tel: telError(tel),
    area: areaError(areas, area),
    detail: detailError(detail),
    postalCode: postalCodeError(postalCode),
  };
}
