import type { Operation } from '../../services/catalogue.ts';
import { mutants } from '../mutant.ts';
import { preferCode } from '../operators/contract.ts';

const withoutLogin = (operation: Operation): Operation => ({ ...operation, login: 'optional' });
const withoutSignature = (operation: Operation): Operation => ({ ...operation, signed: false });
const withoutRole = (operation: Operation): Operation => ({
  ...operation,
  errors: operation.errors.filter(({ when }) => when !== 'wrong-role'),
});
const withoutRequest = (operation: Operation): Operation => ({
  ...operation,
  errors: operation.errors.filter(({ when }) => when !== 'request-invalid'),
});

/** With two reasons to refuse, names the one of lower precedence. */
export const wrongPrecedence = mutants('wrong-precedence', {
  'standard.queryCouponInfo': {
    summary: 'the request is checked before the login',
    mutate: preferCode('0000006', 'E9000001', withoutLogin),
  },
  'standard.settleProofSignCheck': {
    summary: 'the product is checked before the role',
    mutate: preferCode('E9000002', 'E9000003', withoutRole),
  },
  'gateway.queryDetailInfo': {
    summary: 'the request is checked before the login',
    mutate: preferCode('801', 'E9000001', withoutLogin),
  },
  'gateway.contractUpSign': {
    summary: 'the role is checked before the signature',
    mutate: preferCode('403', '9203', withoutSignature),
  },
  'legacy.searchSubAcct': {
    summary: 'the role is checked before the request',
    mutate: preferCode('9101', '9203', withoutRequest),
  },
});
