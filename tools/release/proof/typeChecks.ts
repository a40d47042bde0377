/** Checks the declarations as TypeScript resolves them in a project of another team. */
import { symlinkSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Consumer } from './consumer.ts';
import { same, type Judge } from './judge.ts';

const { ModuleKind, ModuleResolutionKind } = ts;

const resolutions = {
  nodenext: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext, file: 'mts' },
  'nodenext, CommonJS': {
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
    file: 'cts',
  },
  bundler: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler, file: 'ts' },
  node10: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Node10, file: 'ts' },
} as const;

const uses: Readonly<Record<string, string>> = {
  client: `export async function f() {
    const { standard } = await import('@purchasing-credit/client');
    const { queryCouponInfo } = await import('@purchasing-credit/client/standard');
    const { BillStatus } = await import('@purchasing-credit/client/enums');
    const own = await queryCouponInfo.result({ productCode: '12003' });
    const count: number = own.code === '0000000' ? own.data.availableCouponNum : 0;
    const result = await standard.queryCouponInfo.result({ productCode: '12003' });
    // @ts-expect-error: no code of this operation
    if (result.code === '0000007') return undefined;
    return [count, BillStatus.Overdue];
  }`,
  'simulator-testing': `export async function f() {
    const { simAt, startSimulator } = await import('@purchasing-credit/simulator-testing');
    const { test } = await import('@purchasing-credit/simulator-testing/playwright');
    const { readWorld } = await import('@purchasing-credit/simulator-testing/control');
    const sim = (await startSimulator()).sim();
    await simAt('http://127.0.0.1:4010').control(readWorld, {});
    // @ts-expect-error: no member of an answer
    await sim.fail('a.b', { kode: '1' });
    return test;
  }`,
};

export async function checkTypes(root: string, project: Consumer, judge: Judge): Promise<void> {
  lend(root, project.folder, [
    '@types/node',
    '@playwright/test',
    'playwright',
    'playwright-core',
    'undici-types',
  ]);
  for (const [name, text] of Object.entries(uses))
    for (const [resolution, { file, ...options }] of Object.entries(resolutions))
      await judge.holds(`${name}, types`, resolution, () => {
        const source = join(project.folder, `uses-${name}.${file}`);
        writeFileSync(source, text);
        const program = ts.createProgram([source], {
          ...options,
          ...{ noEmit: true, strict: true, target: ts.ScriptTarget.ES2022, types: ['node'] },
          // Our declarations are checked too; those of TypeScript itself are not ours.
          ...{ skipLibCheck: false, skipDefaultLibCheck: true },
          typeRoots: [join(project.folder, 'node_modules/@types')],
        });
        const own = ts
          .getPreEmitDiagnostics(program)
          .filter(({ file: at }) => isOurs(at?.fileName ?? source));
        same(
          own.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
          [],
        );
      });
}

/** Declarations of other packages may contradict each other in one resolution. */
const isOurs = (file: string): boolean =>
  !file.includes('/node_modules/') || file.includes('/@purchasing-credit/');

/** The other team has these packages too. */
function lend(root: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target) || !existsSync(join(root, 'node_modules', name))) continue;
    mkdirSync(join(target, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target);
  }
}
