import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { askedPage } from '../../../core/requests/paging.ts';
import { withDefaults } from '../../../core/requests/wholeList.ts';
import { refusalBeyondOf } from '../../prose/beyondLast.ts';

/** Backends differ in pages after the last one, so the contract must say that they are refused. */
export const beyondLast: Check = {
  id: 'beyond-last',
  title: 'a page after the last one is refused as the contract says',
  judge: ({ operation, payload, verdict }) => {
    const says = refusalBeyondOf(operation);
    const asked = says === undefined ? undefined : askedPage(operation, withDefaults(operation, payload));
    // The first page of an empty list is right.
    if (!asked || asked.page < 2 || itemsOf(operation, verdict)?.length !== 0) return none;
    return one(`page ${asked.page} is accepted and empty; the contract says '${says}'`, {
      pointer: 'beyond',
    });
  },
};
