import { addMoney } from '../../format/money.ts';

interface Charges {
  readonly principal: number;
  readonly interest: number;
  readonly fee: number;
  readonly penalty: number;
}

/** Total charged of a bill, or of several. */
export const chargedOf = ({ principal, interest, fee, penalty }: Charges): number =>
  addMoney(principal, interest, fee, penalty);
