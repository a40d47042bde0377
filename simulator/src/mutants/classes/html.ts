import { mutants } from '../mutant.ts';
import { changeOnCode, page } from '../operators/answering.ts';

/** An HTML page instead of an envelope. */
export const html = mutants('html', {
  'legacy.queryOpenProductsAndUnPayStatus': {
    summary: 'a call without login gets the login page',
    mutate: changeOnCode('0100', (sent) => page(sent, '登录')),
  },
  'gateway.queryCouponInfo': {
    summary: 'success is a page of the gateway',
    mutate: changeOnCode('0000000', (sent) => page(sent, '502 Bad Gateway')),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'an invalid request gets an error page',
    mutate: changeOnCode('09101', (sent) => page(sent, 'HTTP Status 400')),
  },
});
