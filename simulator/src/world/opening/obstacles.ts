/** Reasons against opening a product online, in display order (spec 1 §2, 2 §2.2). */
import { FlowType, OpeningObstacle, type ProductCode } from '#generated/shared/enums.ts';
import { isOpened } from '../company/company.ts';
import { products } from '../products.ts';
import type { Day } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { applicationFor, isOpen, UPGRADE } from './application.ts';
import { openingRow } from './products.ts';

interface OpeningRequest {
  readonly product: ProductCode;
  readonly from: string | undefined;
  readonly today: Day;
}

/** Returns whether the login comes by an upgrade, by its address or as the provider knows. */
const isUpgrade = (world: World, from: string | undefined): boolean =>
  from === UPGRADE || world.viewer.channel === UPGRADE;

const rules: readonly (readonly [OpeningObstacle, (world: World, asked: OpeningRequest) => boolean])[] = [
  [OpeningObstacle.Opened, (world, { product }) => isOpened(world, product)],
  [OpeningObstacle.AppOnly, (_, { product }) => products[product].openedAt === 'app'],
  [
    OpeningObstacle.Offline,
    (world, { product }) =>
      products[product].openedAt === 'offline' && openingRow(world, product) === undefined,
  ],
  [OpeningObstacle.NotOffered, (world, { product }) => openingRow(world, product) === undefined],
  [
    OpeningObstacle.NotEnterprise,
    ({ opening }, { product }) => products[product].opener === 'enterprise-account' && !opening.bpinUser,
  ],
  [
    OpeningObstacle.NotAdmin,
    (world, { product, from }) =>
      products[product].opener === 'mall-admin' && !world.viewer.admin && !isUpgrade(world, from),
  ],
  [OpeningObstacle.Offline, ({ opening }) => opening.flowType === FlowType.Offline],
  [OpeningObstacle.ExceedThreshold, ({ opening }) => opening.flowType === FlowType.ExceedThreshold],
  [OpeningObstacle.OpenedElsewhere, ({ opening }) => opening.elsewhere !== undefined],
  [
    OpeningObstacle.ManageAbnormal,
    ({ opening: { abnormal } }, { today }) => abnormal !== undefined && today < abnormal.until,
  ],
  [
    OpeningObstacle.RetryLater,
    (world, { product, today }) => {
      const retryOn = applicationFor(world, product)?.audit?.retryOn;
      return retryOn !== undefined && today < retryOn;
    },
  ],
];

/** Returns the first obstacle; undefined if there is none, or if an application is open already. */
export function obstacleOf(world: World, request: OpeningRequest): OpeningObstacle | undefined {
  const application = applicationFor(world, request.product);
  if (application && isOpen(application)) return undefined;
  return rules.find(([, applies]) => applies(world, request))?.[0];
}
