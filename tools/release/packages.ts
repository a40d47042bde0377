/** Lists the packages that `npm run release` builds, one record each. All have the project's version and licence. */

interface CopiedFiles {
  /** File or folder from the repository's root. */
  readonly from: string;
  /** Place in the package. */
  readonly to: string;
  /** Files of the folder by their path in it; all by default. */
  readonly only?: RegExp;
}

export interface Package {
  /** Folder in `.cache/release/`, and the name below the scope. */
  readonly name: string;
  readonly description: string;
  /** Folder of its sources, for the manifest's `repository`. */
  readonly directory: string;
  readonly readme: string;
  /** Source of each export by its subpath (`.`, `./playwright`); none for a command. */
  readonly exports: Readonly<Record<string, string>>;
  /** Source of each command. */
  readonly bin?: Readonly<Record<string, string>>;
  /** Sources that are started by path. */
  readonly alsoCompiled?: readonly string[];
  /** Modules that only a checkout needs; the package has an empty one in their place. */
  readonly emptied?: readonly string[];
  /** CommonJS modules that are bundled with the packages they require, each with the packages that stay dependencies. */
  readonly bundled?: Readonly<Record<string, readonly string[]>>;
  /** Places of sources in the package by the beginning of their path; the first match counts. */
  readonly places: readonly (readonly [from: string, to: string])[];
  readonly copied?: readonly CopiedFiles[];
  /** Minimum version of Node, if it is not the project's. */
  readonly node?: string;
  /** Packages that the user may bring, with the accepted versions. */
  readonly peers?: Readonly<Record<string, string>>;
  /** Set for a library whose modules do nothing when imported, so that bundlers drop unused ones. */
  readonly isPure?: true;
}

export const SCOPE = '@purchasing-credit';
export const nameOf = ({ name }: Pick<Package, 'name'>): string => `${SCOPE}/${name}`;

const services = ['legacy', 'standard', 'gateway', 'activity', 'provisional'] as const;
/** Files of each contract in `.cache/contracts`, by their path: `standard/openapi.json`. */
const allContracts = /^\w+\/(openapi|sources)\.json$/;
/** The same without the contract of the simulator's own control service. */
const providerContracts = /^(?!control\/)\w+\/(openapi|sources)\.json$/;

export const packages: readonly Package[] = [
  {
    name: 'client',
    description:
      'Typed clients of the purchasing-credit services: one function per operation, results told apart by code.',
    directory: 'tools/release/client',
    readme: 'tools/release/client/README.md',
    exports: {
      '.': 'tools/release/client/index.ts',
      ...Object.fromEntries(services.map((name) => [`./${name}`, `generated/${name}/client.ts`])),
      './enums': 'generated/shared/enums.ts',
      './labels': 'generated/shared/labels.ts',
    },
    places: [
      ['tools/release/client/', 'dist/'],
      ['generated/', 'dist/'],
    ],
    isPure: true,
  },
  {
    name: 'simulator-testing',
    description:
      'Drive the simulated provider from tests: a control client, a Playwright fixture, a simulator started by the test.',
    directory: 'simulator/testing',
    readme: 'simulator/testing/README.md',
    exports: {
      '.': 'simulator/testing/src/index.ts',
      './playwright': 'simulator/testing/src/playwright.ts',
      './control': 'generated/control/client.ts',
    },
    places: [
      ['simulator/testing/src/', 'dist/'],
      ['', 'dist/from/'],
    ],
    peers: { '@playwright/test': '>=1.50.0', '@purchasing-credit/simulator': '*' },
    isPure: true,
  },
  {
    name: 'simulator',
    description:
      'Plays the provider of purchasing credit on this machine, with portal, console and documentation.',
    directory: 'simulator',
    readme: 'simulator/src/published/README.md',
    exports: {},
    bin: { 'purchasing-credit-simulator': 'simulator/src/published/start.ts' },
    alsoCompiled: ['simulator/src/scenarios/worldThread.ts', 'simulator/src/sessions/fileWorker.ts'],
    emptied: ['tools/ownImports.ts'],
    node: '>=22.15.0',
    bundled: { 'simulator/src/fallback/prism.cjs': ['@faker-js/faker'] },
    // The code finds files from the repository's root, so the package has the same folders.
    places: [['', '']],
    copied: [
      { from: 'scenarios', to: 'scenarios' },
      { from: 'simulator/src/ext/film', to: 'simulator/src/ext/film', only: /\.webm$/ },
      { from: 'simulator/console/public', to: 'simulator/console/public' },
      { from: 'simulator/console/dist', to: 'simulator/console/dist', only: /^(?!\.built$)/ },
      { from: 'portal/dist', to: 'portal/dist', only: /^(?!\.built$)/ },
      { from: '.cache/contracts', to: '.cache/contracts', only: allContracts },
      { from: '.cache/validators', to: '.cache/validators', only: /\.cjs$/ },
      { from: '.cache/docs', to: '.cache/docs', only: /^(?!\.built$)/ },
    ],
  },
  {
    name: 'contract-checker',
    description:
      'Checks whether a backend keeps its OpenAPI contract, and judges each response by the code that the contract expects.',
    directory: 'checker',
    readme: 'checker/README.md',
    exports: {},
    bin: { 'contract-check': 'checker/src/main.ts' },
    alsoCompiled: ['checker/src/commands/worker.ts'],
    places: [
      ['checker/src/', 'dist/'],
      ['openapi/shared/', 'contracts/'],
    ],
    copied: [
      { from: 'checker/src', to: 'dist', only: /^(?!(.*\/)?fixtures\/).*\.(ya?ml|json|css)$/ },
      { from: 'checker/ci', to: 'ci' },
      { from: 'checker/docs', to: 'docs' },
      { from: 'checker/first-check.md', to: 'first-check.md' },
      { from: '.cache/contracts', to: 'contracts', only: providerContracts },
      { from: 'openapi/shared/formats.js', to: 'contracts/formats.js' },
    ],
  },
];

export function packageNamed(name: string): Package {
  const found = packages.find((each) => each.name === name);
  if (found === undefined)
    throw new Error(`no package ${name}: there are ${packages.map((each) => each.name).join(', ')}`);
  return found;
}
