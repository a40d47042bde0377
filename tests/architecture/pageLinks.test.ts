import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { catalogue } from '#portal/products/catalogue.ts';
import { isOpenTo } from '#portal/products/linkAccess.ts';
import { entriesOf } from '#portal/products/menus.ts';
import { screens, type ScreenName } from '#portal/screens.ts';
import { filesBelow, root } from './files.ts';

const sources = filesBelow('portal/src')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Files and folders that may use the router's own link, and why their target page cannot refuse the user. */
const allowedReasons: Readonly<Record<string, string>> = {
  'portal/src/ui/router/PageLink.tsx': 'asks the page rule itself',
  'portal/src/app/shell/Logo.tsx': 'leads to the root',
  'portal/src/app/shell/MenuEntry.tsx': 'is shown by the same rule as the page',
  'portal/src/app/shell/OpenedProducts.tsx': 'leads to other products',
  'portal/src/app/shell/OtherProducts.tsx': 'leads to other products',
  'portal/src/screens/landing': 'leads visitors, and to other products',
  'portal/src/screens/opening': 'leads on before the product is opened',
  'portal/src/screens/help': 'leads to help, which is open to every product that links to it',
};

test('every link checks the rule of its page, or has a listed reason', { tags: ['out-links-open'] }, () => {
  const files = sources
    .filter(({ text }) => /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router-dom'/.test(text))
    .map(({ file }) => file);
  const allowed = Object.keys(allowedReasons);
  expect(files.filter((file) => !allowed.some((own) => file === own || file.startsWith(`${own}/`)))).toEqual(
    [],
  );
  expect(allowed.filter((own) => !files.some((file) => file.startsWith(own)))).toEqual([]);
});

/** Pages that code navigates to after a step, and why they are open: the same user has the page before them open. */
const navigatedReasons: Partial<Record<ScreenName, string>> = {
  approvalDetail:
    'the approval that this user has requested; the provider requires one only where there are approvals',
  cancelProductApply: 'the next step of a cancellation',
  cancelProductCheck: 'the next step of a cancellation',
  factoringBalance: 'after a transfer between its own accounts',
  factoringBalanceTransfer: 'after a transfer between its own accounts',
  factoringBalanceTransferResult: 'the result of a transfer',
};

const isScreen = (name: string): name is ScreenName => name in screens;

/** Returns whether the page refuses a parent or a child of a product that has a menu and the page's role. */
const isRefused = (name: ScreenName): boolean => {
  const { path, ...screen } = screens[name];
  const role = 'role' in screen ? screen.role : 'all';
  return Object.values(catalogue)
    .filter(({ code, type }) => entriesOf(code) !== undefined && (role === 'all' || role === type))
    .some((product) =>
      [AccountType.Parent, AccountType.Child].some((acctType) => {
        const viewer = {
          product,
          acctType,
          userTag: undefined,
          factoringType: undefined,
          loginId: 'hechuan',
        };
        return !isOpenTo(path.replaceAll(/:\w+|\*/g, 'X1'), viewer);
      }),
    );
};

test(
  'code navigates to a page that may refuse a user only for a listed reason',
  { tags: ['out-links-open'] },
  () => {
    const names = sources.flatMap(({ text }) =>
      // `navigate(paths.approvalDetail(`, `resultPath: (made) => paths.factoringBalanceTransferResult(`
      [
        ...text.matchAll(/(?:\b(?:navigate|leadOn|navigateTo)\(|\bresultPath: \(\w+\) =>)\s*paths\.(\w+)\(/g),
      ].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names.filter(isScreen).filter(isRefused))].sort()).toEqual(
      Object.keys(navigatedReasons).sort(),
    );
  },
);
