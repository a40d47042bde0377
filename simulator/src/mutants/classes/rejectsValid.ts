import type { Operation } from '../../services/catalogue.ts';
import { mutants } from '../mutant.ts';
import { refuseIf, withContract } from '../operators/contract.ts';

/** Refuses visitors as if the operation needed a login. */
const membersOnly = ({ login: _login, ...operation }: Operation): Operation => ({
  ...operation,
  errors: [{ code: '0000006', when: 'unauthenticated' }, ...operation.errors],
});

/** Refuses valid requests. */
export const rejectsValid = mutants('rejects-valid', {
  'legacy.querySceneSourceInfo': {
    summary: 'scene codes of more than 20 characters are refused',
    mutate: refuseIf(({ sceneCode }) => String(sceneCode).length > 20),
  },
  'standard.queryAvailChannelCoupons': {
    summary: 'an empty eid is refused, though browsers without a fingerprint send one',
    mutate: refuseIf(({ eid }) => eid === ''),
  },
  'standard.queryCompanyLevelRights': {
    summary: 'the level V6 is refused',
    mutate: refuseIf(({ userLevel }) => userLevel === 'V6'),
  },
  'standard.versionCompute': { summary: 'visitors are refused', mutate: withContract(membersOnly) },
  'gateway.userDataV2': {
    summary: 'the product 12023 is refused',
    mutate: refuseIf(({ productCode }) => productCode === '12023'),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'a request without the optional channelNo is refused',
    mutate: refuseIf(({ channelNo }) => channelNo === undefined),
  },
});
