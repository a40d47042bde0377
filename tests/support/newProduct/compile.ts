/** Compiles the product's code in a copy of the repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from '../checkoutCopy.ts';

const TYPES = 'tsconfig.product.json';

/** Compiles the copy without tests; a second call compiles changed files only. @returns the errors */
export function compile({ folder, run }: Copy): string {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: {
      tsBuildInfoFile: '.cache/product.tsbuildinfo',
      // The errors of a missing file are in those that import it.
      assumeChangesOnlyAffectDirectDependencies: true,
    },
    include: ['generated', 'simulator/src', 'portal/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(folder, TYPES), JSON.stringify(config));
  return run('node_modules/typescript-native/bin/tsc', '-p', TYPES, '--singleThreaded').output;
}
