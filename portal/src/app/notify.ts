export { notify } from '../widgets/notify.ts';
export { openDialog } from '../widgets/openDialog.ts';
