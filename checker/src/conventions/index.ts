/** The interface of the conventions to the core. */
import type { Conventions } from '../core/run/conventions.ts';
import { conventionChecks } from './checks/index.ts';
import { consistent } from './consistency/consistent.ts';
import { gapsOf } from './gapsOf.ts';
import { runProbes } from './probes/probes.ts';
import { trackTraffic } from './tracking/trafficTracker.ts';

export const registered: Conventions = {
  checks: conventionChecks,
  consistency: consistent,
  trackTraffic,
  probe: runProbes,
  gapsOf,
};
