import type { Operation } from '../../services/catalogue.ts';
import { mutants } from '../mutant.ts';
import { refusing, writtenFor } from '../ways/contract.ts';

/** Visitors are turned away as if the operation needed a login. */
const membersOnly = ({ login: _login, ...operation }: Operation): Operation => ({
  ...operation,
  errors: [{ code: '0000006', when: 'unauthenticated' }, ...operation.errors],
});

/** Requests that keep the contract are refused. */
export const rejectsValid = mutants('rejects-valid', {
  'legacy.querySceneSourceInfo': {
    says: 'scene codes of more than 20 characters are refused',
    spoil: refusing(({ sceneCode }) => String(sceneCode).length > 20),
  },
  'standard.queryAvailChannelCoupons': {
    says: 'an empty eid is refused, though browsers without a fingerprint send one',
    spoil: refusing(({ eid }) => eid === ''),
  },
  'standard.queryCompanyLevelRights': {
    says: 'the level V6 is refused',
    spoil: refusing(({ userLevel }) => userLevel === 'V6'),
  },
  'standard.versionCompute': { says: 'visitors are refused', spoil: writtenFor(membersOnly) },
  'gateway.userDataV2': {
    says: 'the product 12023 is refused',
    spoil: refusing(({ productCode }) => productCode === '12023'),
  },
  'activity.queryActivityByGroupCode': {
    says: 'a request without the optional channelNo is refused',
    spoil: refusing(({ channelNo }) => channelNo === undefined),
  },
});
