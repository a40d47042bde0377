import type { Operation } from '../../services/catalogue.ts';
import type { World } from '../../world/world.ts';
import type { Decision } from '../decision.ts';
import { refusalBy } from './refusalBy.ts';

/**
 * Refuses visitors, except at operations that the contract opens to them. Such an operation may still refuse by itself.
 */
export const refuseUnauthenticated = (operation: Operation, { viewer }: World): Decision | undefined =>
  viewer.loggedIn || operation.login === 'optional'
    ? undefined
    : refusalBy(operation, ({ when }) => when === 'unauthenticated');
