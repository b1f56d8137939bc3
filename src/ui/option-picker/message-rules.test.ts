import { describe, expect, test } from 'vitest';
import { oversizeText } from '../uploader/oversize.ts';
import { type MessageField, messageError } from './message-rules.ts';

const field = (type: MessageField['type'], isRequired = false): MessageField => ({ name: '备注', type, isRequired });

describe('an answer', () => {
  test.each([
    ['mobile', '12345', '手机号要填 6–20 位数字'],
    ['mobile', '123456', undefined],
    ['mobile', '1'.repeat(20), undefined],
    ['mobile', '1'.repeat(21), '手机号要填 6–20 位数字'],
    ['mobile', '138 0000', '手机号要填 6–20 位数字'],
    ['tel', '400', undefined],
    ['tel', '400-1', '备注只能填数字'],
    ['email', 'xiaoman@example.com', undefined],
    ['email', 'xiaoman@example', '邮箱地址不正确'],
    ['email', 'xiao man@example.com', '邮箱地址不正确'],
    ['id_no', '11010519491231002X', undefined],
    ['id_no', '11010519491231002x', undefined],
    ['id_no', '110105194912310021', '身份证号码不正确'],
    ['id_no', '11010519490231002X', '身份证号码不正确'],
    ['id_no', '110105491231002', undefined],
    ['id_no', '110105491331002', '身份证号码不正确'],
    ['text', '少糖', undefined],
  ] as const)('%s "%s": %s', (type, value, expected) => {
    expect(messageError(field(type), value)).toBe(expected);
  });

  test('may be missing unless it is required', () => {
    expect(messageError(field('mobile'), ' ')).toBeUndefined();
    expect(messageError(field('text', true), ' ')).toBe('请填写备注');
    expect(messageError(field('image', true))).toBe('请上传备注');
  });
});

test('a picture that is too large is told how many MB it may have', () => {
  expect(oversizeText(5 * 1024 * 1024, 5)).toBeUndefined();
  expect(oversizeText(5 * 1024 * 1024 + 1, 5)).toBe('图片不能超过 5 MB');
});
