import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../model.ts';
import { readEnums } from './enums.ts';
import { readScenarios } from './scenarios.ts';
import { readService } from './service.ts';

/** The provider's services in the order a reader meets them; a new one comes after them, the control API last. */
const ORDER = ['legacy', 'standard', 'gateway', 'activity', 'provisional'];
const rank = (name: string) => (name === 'control' ? Infinity : ORDER.indexOf(name) + 1 || ORDER.length + 1);

/** Everything that the site shows, from what lies in the repository. */
export async function readSite(root: string): Promise<Site> {
  const folders = await readdir(join(root, 'generated'), { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const [services, enums, scenarios] = await Promise.all([
    Promise.all(names.map((name) => readService(name, root))),
    readEnums(root),
    readScenarios(root),
  ]);
  return { services, enums, scenarios };
}
