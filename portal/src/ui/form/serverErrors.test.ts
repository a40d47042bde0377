import { createFormControl } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { refusalsIn, setServerErrors } from './serverErrors.ts';

test('reads the fields of a refused request by JSON pointer, none from another message', () => {
  expect(refusalsIn('/code 应符合格式 ^\\d{6}$；/bills/0/billNo 不能为空')).toEqual([
    { field: '/code', message: '应符合格式 ^\\d{6}$' },
    { field: '/bills/0/billNo', message: '不能为空' },
  ]);
  expect(refusalsIn('系统错误，请稍后重试')).toEqual([]);
});

test('shows each problem at its field, focuses the first, and returns those without a field', () => {
  const setError = vi.fn();
  const left = setServerErrors({ setError, getValues: () => ({ code: '', bills: [] }) }, [
    { field: '/productCode', message: '缺少必填字段' },
    { field: 'code', message: '验证码错误' },
    { field: '/bills/0/billNo', message: '不能为空' },
  ]);
  expect(setError.mock.calls).toEqual([
    ['code', { type: 'server', message: '验证码错误' }, { shouldFocus: true }],
    ['bills.0.billNo', { type: 'server', message: '不能为空' }, { shouldFocus: false }],
  ]);
  expect(left).toEqual([{ field: '/productCode', message: '缺少必填字段' }]);
});

test('keeps a problem at its field until the user changes the field', async () => {
  const form = createFormControl({
    defaultValues: { code: '111111' },
    resolver: (values) => ({ values, errors: {} }),
  });
  form.register('code');
  setServerErrors(form, [{ field: 'code', message: '验证码错误' }]);
  const message = () => form.getFieldState('code').error?.message;
  expect(message()).toBe('验证码错误');
  form.setValue('code', '246810', { shouldValidate: true });
  await expect.poll(() => message()).toBeUndefined();
});
