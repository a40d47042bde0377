import { AddFrame } from './add/AddFrame.tsx';
import { BatchForm } from './batch/BatchForm.tsx';
import { copy } from './copy.ts';
import { refusedTo } from './parts/refusedTo.tsx';

/** /baolibiaopin/accountManage/add: several accounts, checked line by line. 1 §2 "Factoring" */
export const Component = () => (
  <AddFrame title={copy.pages.several}>{(page) => <BatchForm {...page} />}</AddFrame>
);

/** Pages shown instead to viewers without access. */
export const refused = refusedTo(copy.pages.several);
