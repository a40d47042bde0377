/** The dialogs of both decisions with their forms, loaded when the card is shown. */
export { ApproveDialog } from '../decision/ApproveDialog.tsx';
export { RefuseDialog } from './RefuseDialog.tsx';
