import type { Inputs as ActivityInputs, Outputs as ActivityOutputs } from '#generated/activity/io.ts';
import type { Inputs as GatewayInputs, Outputs as GatewayOutputs } from '#generated/gateway/io.ts';
import type { Inputs as LegacyInputs, Outputs as LegacyOutputs } from '#generated/legacy/io.ts';
import type {
  Inputs as ProvisionalInputs,
  Outputs as ProvisionalOutputs,
} from '#generated/provisional/io.ts';
import type { Inputs as StandardInputs, Outputs as StandardOutputs } from '#generated/standard/io.ts';
import { makeClient } from './client.ts';
import {
  activityService,
  gatewayService,
  legacyService,
  provisionalService,
  standardService,
} from './definitions.ts';

/**
 * One typed client per service: `gateway.call('queryQuickBillData', { productCode })`.
 * `productCode` may be left out: the clients add the session's (1 §7, 2 §7).
 */
export const legacy = makeClient<LegacyInputs, LegacyOutputs>(legacyService);
export const standard = makeClient<StandardInputs, StandardOutputs>(standardService);
export const gateway = makeClient<GatewayInputs, GatewayOutputs>(gatewayService);
export const activity = makeClient<ActivityInputs, ActivityOutputs>(activityService);
export const provisional = makeClient<ProvisionalInputs, ProvisionalOutputs>(provisionalService);
