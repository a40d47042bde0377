import { describe, expect, test } from 'vitest';
import { blocksOf } from './notation.ts';
import { textOf } from './parts.ts';
import { treeOf } from './tree.ts';

const written = (snapshot: string): string => textOf(blocksOf(treeOf(snapshot)));

const page = `- main:
  - heading "账单还款" [level=1]
  - text: 共2笔 {a}
  - region "我的额度":
    - heading "我的额度" [level=2]
    - link "提额":
      - /url: /front/increase
    - text: 账期
    - combobox "账期": 全部
    - textbox "月份":
      - /placeholder: 年-月
    - term: 本金
    - definition: "010.00"
    - term: 手机号
    - definition:
      - text: 138****6027
      - button "显示手机号"
  - group "账单列表":
    - table "账单列表":
      - caption: 账单列表
      - rowgroup:
        - row "编号 应还 操作":
          - columnheader "编号":
            - button "编号"
          - columnheader "应还"
          - columnheader "操作"
      - rowgroup:
        - row "ZD1 复制 1.00 还款：ZD1":
          - cell "ZD1 复制":
            - text: ZD1
            - button "复制"
          - cell "1.00"
          - cell "还款：ZD1":
            - link "还款：ZD1":
              - /url: /front/repay?bills=ZD1
              - text: 还款
        - row "第二行":
          - rowheader "ZD2"
          - cell
          - cell "a|b"
  - heading "企业" [level=2]
  - list "勋章":
    - listitem: V5
    - listitem:
      - button "VIP" [pressed]
  - tab "已选" [selected]
`;

test('writes a row, a short list, a term and a control on one line each', () => {
  expect(written(page)).toBe(`- main
  - heading "账单还款" [level=1]
  - text: 共2笔 \\{a\\}
  - region "我的额度" [heading=2]
    - link "提额" → /front/increase
    - combobox "账期" [label]: 全部
    - textbox "月份" /placeholder="年-月"
    - term: 本金 ⇒ 010.00
    - term: 手机号 ⇒ 138****6027 {button "显示手机号"}
  - group "账单列表" > table "账单列表" [caption]
    - head: {button "编号"} | 应还 | 操作
    - row: ZD1 {button "复制"} | 1.00 | {link "还款：ZD1": 还款 → /front/repay?bills=ZD1}
    - row "第二行": {rowheader "ZD2"} |  | a\\|b
  - section "企业" [level=2]
    - list "勋章": V5 | {button "VIP" [pressed]}
    - tab "已选" [selected]
`);
});

/** Returns variants: each line removed, doubled, and with another letter, role, name or state. */
function changesOf(snapshot: string): string[] {
  const lines = snapshot.trimEnd().split('\n');
  const indent = (line = ''): number => line.length - line.trimStart().length;
  return lines.flatMap((line, at) => {
    const inside = lines.slice(at + 1).findIndex((other) => indent(other) <= indent(line));
    const end = inside === -1 ? lines.length : at + 1 + inside;
    const isProp = line.trimStart().startsWith('- /');
    const spans = [
      [...lines.slice(0, at), ...lines.slice(end)],
      // A property stands only once.
      ...(isProp ? [] : [[...lines.slice(0, end), ...lines.slice(at)]]),
    ];
    const others = [
      line.replace(/[\p{L}\d](?=[^\p{L}\d]*$)/u, '9x'),
      line.replace(/(?<=- '?)[a-z]+/, 'note'),
      line.replace(/ "[^"]*"/, ''),
      line.replace(/ "/, ' "9'),
      line.replace(/ \[[^\]]*\]/, ''),
      line.replace(/(- \w+ ".*")(:?)$/, '$1 [disabled]$2'),
    ];
    return [...spans, ...others.map((other) => lines.with(at, other))]
      .map((changed) => `${changed.join('\n')}\n`)
      .filter((changed) => changed !== snapshot && changed.trim() !== '');
  });
}

test('gives each changed snapshot another text', () => {
  const changes = changesOf(page);
  expect(changes.length).toBeGreaterThan(200);
  expect(changes.filter((changed) => written(changed) === written(page))).toEqual([]);
});

describe('gives different snapshots different texts', () => {
  test.each([
    [
      'a name of its own and one from the content',
      '- row "a b":\n  - cell "a"\n',
      '- row "a":\n  - cell "a"\n',
    ],
    [
      'a text that looks like two cells',
      '- row "x":\n  - cell "a | b"\n',
      '- row "x":\n  - cell "a"\n  - cell "b"\n',
    ],
    [
      'a button and a text that looks like one',
      '- paragraph:\n  - button "a"\n',
      `- paragraph: '{button "a"}'\n`,
    ],
    ['an address and a text that looks like one', '- link "a":\n  - /url: /b\n', '- link "a": → /b\n'],
    [
      'the content of a heading and the text after it',
      '- heading "a" [level=2]:\n  - text: b\n',
      '- heading "a" [level=2]\n- text: b\n',
    ],
    ['a definition and a term that looks like both', '- term: a\n- definition: b\n', '- term: a ⇒ b\n'],
    [
      'a region with its title and one without',
      '- region "a":\n  - heading "a" [level=2]\n  - text: b\n',
      '- region "a":\n  - text: b\n',
    ],
    ['figures with other zeros', '- text: "1.0"\n', '- text: "1.00"\n'],
    [
      'rows in a group and rows behind it',
      '- table:\n  - rowgroup:\n    - row "a":\n      - columnheader "a"\n  - rowgroup:\n    - row "b":\n      - cell "b"\n',
      '- table:\n  - rowgroup:\n    - row "a":\n      - columnheader "a"\n    - row "b":\n      - cell "b"\n',
    ],
  ])('%s', (_, one, other) => {
    expect(written(one)).not.toBe(written(other));
  });
});

test('refuses unreadable snapshots', () => {
  expect(() => written('- Row 1\n')).toThrow('an aria snapshot has "Row 1"');
});
