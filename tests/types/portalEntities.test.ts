/**
 * Tests the portal entities of 2 §3. Their members are read from the source, because a type test always passes at run
 * time.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../../portal/src/ui');

function membersOf(file: string, name: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ui, file), 'utf8'), ts.ScriptTarget.Latest);
  const declared = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (declared === undefined) throw new Error(`${file} declares no interface ${name}`);
  return declared.members.map((member) =>
    member.name && ts.isIdentifier(member.name) ? member.name.text : '',
  );
}

for (const [file, name, members, row] of [
  [
    'dialog/openDialog.ts',
    'DialogRequest',
    'title message note sureText cancelText isShowCancelBtn sureClstag pic callBack',
    'entity-dialog-data',
  ],
  ['guide/guide.ts', 'GuideStep', 'class title position guideTipsStyle guideGogStyle', 'entity-guide-step'],
  [
    'feedback/resultPanel.ts',
    'ResultPanelData',
    'resultState title text leftBtnText rightBtnText leftBtnClstag',
    'entity-result-panel',
  ],
  [
    'detail/detailDisplay.ts',
    'DetailDisplayOptions',
    'title subtitle columns labelWidth',
    'entity-detail-display',
  ],
  ['table/pagination.ts', 'Pagination', 'total pageNo size', 'entity-pagination'],
] as const)
  test(`${file}: ${name} has its members`, { tags: [row] }, () => {
    expect(membersOf(file, name)).toEqual(members.split(' '));
  });
