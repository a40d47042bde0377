import Box from '@mui/material/Box';
import { AddForm } from './add/AddForm.tsx';
import { AddFrame } from './add/AddFrame.tsx';
import { copy } from './copy.ts';
import { refusedTo } from './parts/refusedTo.tsx';

/** /baolibiaopin/accountManage/addAccountSingle: one account, with its limit. 1 §2 "Factoring" */
export const Component = () => (
  <AddFrame title={copy.pages.one}>
    {(page) => (
      // Readable width of a form.
      <Box sx={{ maxWidth: 640 }}>
        <AddForm {...page} />
      </Box>
    )}
  </AddFrame>
);

/** Pages shown instead to viewers without access. */
export const refused = refusedTo(copy.pages.one);
