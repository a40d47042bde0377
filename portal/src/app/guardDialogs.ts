import { openDialog } from '../ui/dialog/openDialog.ts';
import type { GuardDialog } from './guard.ts';
import { messages } from './messages.ts';

/** The words of the specification (docs/design/copy.md: guard). */
const texts: Readonly<Record<GuardDialog, string>> = {
  'unsupported-product': '暂不支持该产品',
  'app-only': '网页端暂不支持该产品，请前往移动端APP操作',
};

/** Says why the guard shows another page than was asked for: seldom, so that it is loaded when it is said. */
export function tell(dialog: GuardDialog): void {
  void openDialog({ title: messages.systemNotice, message: texts[dialog], isShowCancelBtn: false });
}
