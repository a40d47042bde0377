import { expect, test } from 'vitest';
import { lists, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { mayShowInstead } from './shownInstead.ts';

/** Returns whether the list may show another `donor_name` than the written one. */
function mayBeOther(description: string, ofMember = ''): boolean {
  const item = object({ id: number, donor_name: { ...text, description: ofMember } });
  const { operationOf } = smallContract('donations.json', {
    paths: {
      '/donations': { get: { ...lists('list', item), description } },
    },
  });
  return mayShowInstead(operationOf('list'), 'donor_name');
}

test.each([
  ['The name of an anonymous donor is shown as `Anonymous`.', '', true],
  ['Names are shortened to 20 letters.', '', true],
  ['', 'Replaced by stars for donors who wish so.', true],
  ['', 'Shown as initials.', true],
  ['', 'Masked.', true],
  ['E-mail addresses are masked.', '', false],
  ['Donors by name.', '', false],
  ['The name is shown as it was written.', '', false],
  ['', 'As given by the donor.', false],
])('reads whether a name may be shown otherwise from "%s" and "%s"', (description, ofMember, may) => {
  expect(mayBeOther(description, ofMember)).toBe(may);
});
