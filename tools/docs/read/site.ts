import { contractNames } from '#generated/services.ts';
import type { Site } from '../model.ts';
import { readEnums } from './enums.ts';
import { readScenarios } from './scenarios.ts';
import { readService } from './service.ts';

/** Everything that the site shows, from what lies in the repository. */
export async function readSite(root: string): Promise<Site> {
  const [services, enums, scenarios] = await Promise.all([
    Promise.all(contractNames.map((name) => readService(name, root))),
    readEnums(root),
    readScenarios(root),
  ]);
  return { services, enums, scenarios };
}
