// One late part for all dialogs of the second factor, of which one is rarely opened without another.
export { AppDialog } from './AppDialog.tsx'
export { CodesDialog } from './CodesDialog.tsx'
export { NameDialog } from './NameDialog.tsx'
