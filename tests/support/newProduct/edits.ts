/** Makes the edits of an engineer who adds product 12040, 超市金采: like 12025, with its own menu. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const CODE = '12040';
export const NAME = '超市金采';
export const SCENARIO = 'supermarket';

interface Edit {
  readonly file: string;
  /** The file that the new file is a changed copy of. */
  readonly from?: string;
  readonly write: (text: string) => string;
}

const replaced = (text: string, ...pairs: readonly (readonly [string | RegExp, string])[]): string =>
  pairs.reduce((now, [part, by]) => {
    const next = now.replace(part, by);
    if (next === now) throw new Error(`nothing to replace: ${String(part)}`);
    return next;
  }, text);

const edits = {
  code: {
    file: 'openapi/shared/enums/ProductCode.yaml',
    write: (text) =>
      `${replaced(text, [/^(enum: .*)\]$/m, `$1, '${CODE}']`], [/^(x-enum-varnames: .*)\]$/m, '$1, Supermarket]']).trimEnd()}\n  - ${NAME}\n`,
  },
  wire: {
    file: 'openapi/shared/products.yaml',
    write: (text) => `${text.trimEnd()}\n'${CODE}': [opening, quickBill, clearTypes, repaySetting]\n`,
  },
  record: {
    file: `portal/src/products/records/${CODE}.ts`,
    from: 'portal/src/products/records/12025.ts',
    write: (text) =>
      replaced(
        text,
        // In the constant's name, and as the code.
        [/12025/, CODE],
        [/12025/, CODE],
        ['批发金采', NAME],
        ['isUpgrade: true', 'isUpgrade: false'],
        ['place: 3', 'place: 5'],
        ["['12029']", '[]'],
        ['menu: companyMenu', "menu: { ...companyMenu, benefit: ['myCoupons'], security: ['operationLog'] }"],
        ['activities: true', 'activities: false'],
        ['memberCentre: true', 'memberCentre: false'],
        ['settleCertificate: true', 'settleCertificate: false'],
        ['compliance: true', 'compliance: false'],
        ['cancellation: true', 'cancellation: false'],
      ),
  },
  catalogue: {
    file: 'portal/src/products/catalogue.ts',
    write: (text) =>
      replaced(
        text,
        [/(import .*12037\.ts';\n)/, `$1import { product${CODE} } from './records/${CODE}.ts';\n`],
        [/( {2}12037: product12037,\n)/, `$1  ${CODE}: product${CODE},\n`],
      ),
  },
  provider: {
    file: 'simulator/src/world/products.ts',
    write: (text) => {
      const like = /\n {2}12025: (\{.*?\n {2}\},)/s.exec(text);
      const own = replaced(like?.[1] ?? '', ['isUpgrade: true', 'isUpgrade: false']);
      return replaced(text, [like?.[0] ?? '-', `${like?.[0]}\n  ${CODE}: ${own}`]);
    },
  },
  scenario: {
    file: `scenarios/products/${SCENARIO}.yaml`,
    // Only so that the revert deletes the file: its text is new.
    from: 'scenarios/products/mall.yaml',
    write: () =>
      `title: ${NAME}\nextends: [baseline]\ngiven:\n  viewer: { product: '${CODE}' }\nvisit: /company/index\n`,
  },
} as const satisfies Record<string, Edit>;

export type EditName = keyof typeof edits;
export const editNames = Object.keys(edits) as EditName[];

/** Writes one edit into a copy of the repository. @returns a function that reverts it */
export function write(copy: string, name: EditName): () => void {
  const { file, write: change, from = file }: Edit = edits[name];
  const path = join(copy, file);
  const before = readFileSync(join(copy, from), 'utf8');
  writeFileSync(path, change(before));
  return () => (from === file ? writeFileSync(path, before) : rmSync(path));
}
