/** One side of a comparison: every contract that its name stands for. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../../cli/cannotRun.ts';
import { messageOf } from '../../cli/messageOf.ts';
import { documentsIn, namesOf } from '../../contract/openapi/readOpenApi.ts';
import { Files } from '../../contract/openapi/references.ts';
import type { Api } from '../model/api.ts';
import type { Follow } from '../model/node.ts';
import { readApi } from '../model/readApi.ts';
import { download } from './download.ts';
import { revision } from './revision.ts';

export interface Side {
  readonly name: string;
  readonly apis: readonly Api[];
  readonly follow: Follow;
  /** Line of a JSON pointer in a file, from 1. */
  readonly lineOf: (file: string, pointer: string) => number;
  /** References that lead nowhere, each once, while the side is read. */
  readonly leftOut: ReadonlySet<string>;
}

/** @param name a file, a folder, a URL, `REVISION` or `REVISION:path` of git */
export async function sideOf(name: string): Promise<Side> {
  const path = await pathOf(name);
  const files = new Files();
  const leftOut = new Set<string>();
  const follow: Follow = (place) => {
    try {
      return files.follow(place);
    } catch (error) {
      leftOut.add(messageOf(error));
      return undefined;
    }
  };
  const roots = documentsIn(path, files);
  if (roots.length === 0)
    throw new CannotRun(`no contracts in ${name}: no file there begins with 'openapi: 3'`);
  const services = namesOf(roots, path);
  return {
    name,
    apis: roots.map((file, index) =>
      readApi(services[index]!, { value: files.content(file), file, pointer: '' }, follow),
    ),
    follow,
    lineOf: (file, pointer) =>
      files.lineOf(
        file,
        pointer
          .split('/')
          .slice(1)
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
      ),
    leftOut,
  };
}

/** The folder of bundled contracts in a checkout of ours. */
const BUNDLES = 'generated';

async function pathOf(name: string): Promise<string> {
  if (/^https?:\/\//.test(name)) return download(name);
  const path = existsSync(name) ? name : revision(name);
  const inside = join(path, BUNDLES);
  return statSync(path).isDirectory() && existsSync(inside) ? inside : path;
}
