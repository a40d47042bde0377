/** Every form of the portal: a new one is added here (forms.test.ts finds it missing). */
import { Cycle } from '../../generated/shared/enums/Cycle.ts';
import { RepaySource } from '../../generated/shared/enums/RepaySource.ts';
import { changeForm } from '../../portal/src/screens/clearType/form.ts';
import { applyForm, noUploads } from '../../portal/src/screens/increase/form.ts';
import { repayForm } from '../../portal/src/screens/repay/form.ts';
import { settingForm } from '../../portal/src/screens/repaySetting/form.ts';
import { instalmentForm } from '../../portal/src/screens/staging/form.ts';
import { parsed, type Parsed } from '../../portal/src/ui/form/parsed.ts';

export interface FormRow {
  readonly parse: (values: unknown) => Parsed;
  /** What may be sent as it stands. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** Field of the form → the operation, of the provisional service, whose field of that name it fills in. */
  readonly asks: Readonly<Record<string, string>>;
  /** What the contract has no field for. */
  readonly own?: readonly string[];
  /** How a value of the contract is written into a field, where that differs. */
  readonly write?: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** By the folder of the family that declares it in its form.ts. */
export const forms: Readonly<Record<string, FormRow>> = {
  repay: {
    parse: parsed(repayForm({ owed: 9_999_999_999.99, minAmount: 0.01 })),
    valid: { amount: '24,398.70', source: RepaySource.Overflow },
    asks: { amount: 'submitRepay', source: 'submitRepay' },
    write: { amount: (value) => (typeof value === 'number' ? String(value) : value) },
  },
  staging: {
    parse: parsed(instalmentForm),
    valid: { periods: 6, method: '1002', agreed: true },
    asks: { periods: 'submitInstalment', method: 'submitInstalment' },
    own: ['agreed'],
  },
  clearType: {
    parse: parsed(changeForm({ current: { value: Cycle.Monthly }, lastPayDay: 15 })),
    valid: { value: Cycle.Weekly, lastPayDay: 20 },
    asks: { value: 'changeClearType', lastPayDay: 'changeClearType' },
  },
  repaySetting: {
    parse: parsed(settingForm([])),
    valid: {
      autoRepay: true,
      sources: [RepaySource.Overflow],
      deductDaysBefore: 1,
      remindDaysBefore: 3,
      remindPhone: '13800006027',
    },
    asks: {
      autoRepay: 'saveRepaySetting',
      sources: 'saveRepaySetting',
      deductDaysBefore: 'saveRepaySetting',
      remindDaysBefore: 'saveRepaySetting',
      remindPhone: 'saveRepaySetting',
    },
  },
  increase: {
    parse: parsed(applyForm([])),
    valid: { uploads: noUploads, code: '604417' },
    asks: { code: 'verifySmsCode' },
    own: ['uploads'],
  },
};
