/** State of a product's opening in one response. */
import { OpeningObstacle, OpeningStep, type ProductCode } from '#generated/shared/enums.ts';
import { applicationFor, currentApplication } from '#simulator/world/opening/application.ts';
import { callbackFor } from '#simulator/world/opening/callback.ts';
import { supplements } from '#simulator/world/opening/files.ts';
import { obstacleOf } from '#simulator/world/opening/obstacles.ts';
import { offerRow } from '#simulator/world/opening/products.ts';
import { requestedInfo, companyOf } from '#simulator/world/opening/requestedInfo.ts';
import type { OpeningRow } from '#simulator/world/opening/rows.ts';
import { dayOf, type Instant } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { maskedPin } from './masks.ts';
import { callback, materialRule, openingApplication, openingFile } from './opening.ts';

/** Documents to prepare, by the step that needs them. */
const documents: readonly { readonly text: string; readonly step: OpeningStep }[] = [
  { text: '营业执照', step: OpeningStep.Company },
  { text: '法定代表人身份证', step: OpeningStep.Company },
  { text: '对公账户', step: OpeningStep.Verify },
  { text: '联系人手机号', step: OpeningStep.Contacts },
  { text: '资料原件的照片或扫描件', step: OpeningStep.Materials },
  { text: '法定代表人手机', step: OpeningStep.Sign },
];

/** Approximate minutes per form. */
const minutesPerStep = 3;

const offer = ({ steps, limitUpTo, freeDays, maxPeriods }: OpeningRow) => ({
  limitUpTo: yuan(limitUpTo),
  freeDays,
  maxPeriods,
  fillMinutes: steps.length * minutesPerStep,
  reviewDaysFrom: 1,
  reviewDaysTo: 3,
  needs: documents.filter(({ step }) => steps.includes(step)),
  openers: '法定代表人或经办人',
});

/** Returns what the provider requests: for the review, or after a change of company information; empty if nothing. */
function requestedData(world: World, product: ProductCode) {
  const found = requestedInfo(world, product);
  if (found === undefined) return {};
  const application = applicationFor(world, product);
  const { reason, deadline, fields, materials } = found;
  const files = application ? supplements(application).map(openingFile) : [];
  const company = companyOf(world, product);
  const current = Object.fromEntries(fields.map((field) => [field, company[field]]));
  return { asked: { reason, deadline, fields, current, materials: materials.map(materialRule), files } };
}

function obstacle(world: World, product: ProductCode, from: string | undefined, now: Instant) {
  const { company, opening } = world;
  const found = obstacleOf(world, { product, from, today: dayOf(now) });
  const retryOn = applicationFor(world, product)?.audit?.retryOn;
  return {
    ...(found && { obstacle: found }),
    ...(found === OpeningObstacle.RetryLater && retryOn !== undefined && { retryOn }),
    ...(found === OpeningObstacle.OpenedElsewhere &&
      opening.elsewhere && {
        elsewhere: {
          companyName: company.name,
          account: maskedPin(opening.elsewhere.account),
          openedOn: opening.elsewhere.openedOn,
        },
      }),
    ...(found === OpeningObstacle.ManageAbnormal &&
      opening.abnormal && {
        abnormal: {
          reason: opening.abnormal.reason,
          authority: opening.abnormal.authority,
          since: opening.abnormal.since,
        },
      }),
  };
}

export function openingState(
  world: World,
  { product, from }: { product: ProductCode; from?: string | undefined },
  now: Instant,
) {
  const application = currentApplication(world, product);
  const request = callbackFor(world, product);
  return {
    productCode: product,
    offer: offer(offerRow(world, product)),
    ...obstacle(world, product, from, now),
    ...(request && { callback: callback(request, now) }),
    ...(application && { application: openingApplication(world, application, now) }),
    ...requestedData(world, product),
  };
}
