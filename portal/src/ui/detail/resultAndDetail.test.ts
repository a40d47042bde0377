import { expect, expectTypeOf, test } from 'vitest';
import { layoutOf, type DetailDisplayOptions } from './detailDisplay.ts';
import type { DialogRequest } from '../dialog/openDialog.ts';
import { sealOf, type ResultPanelData } from '../feedback/resultPanel.ts';

test('a result panel has these members [entity-result-panel]', () => {
  expectTypeOf<keyof ResultPanelData>().toEqualTypeOf<
    'resultState' | 'title' | 'text' | 'leftBtnText' | 'rightBtnText' | 'leftBtnClstag'
  >();
  expect(sealOf('success').icon).toBe('octagonCheck');
  expect(sealOf('fail').icon).toBe('octagon');
  expect(sealOf('waiting').icon).toBe('clock');
});

test('a dialog has these members [entity-dialog-data]', () => {
  expectTypeOf<keyof DialogRequest>().toEqualTypeOf<
    | 'title'
    | 'message'
    | 'note'
    | 'sureText'
    | 'cancelText'
    | 'isShowCancelBtn'
    | 'sureClstag'
    | 'pic'
    | 'callBack'
  >();
});

test('a detail display: title, subtitle, columns, label width, the latter two by default 2 and 120 [entity-detail-display detail-columns-default detail-labelwidth-default]', () => {
  expectTypeOf<keyof DetailDisplayOptions>().toEqualTypeOf<'title' | 'subtitle' | 'columns' | 'labelWidth'>();
  expect(layoutOf({ title: '' })).toEqual({ columns: 2, labelWidth: 120 });
  expect(layoutOf({ title: '', columns: 3, labelWidth: 96 })).toEqual({ columns: 3, labelWidth: 96 });
});
