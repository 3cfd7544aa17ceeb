import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  /** Who is chosen at first: whose documents staff look at; null where they look at everyone's. */
  customer: CustomerRow | null
  /**
   * What the names of the listed documents say, of one customer or of all: streets and types to choose from. The dialog
   * itself asks for customers, and for the addresses of the chosen one's units.
   */
  known: readonly DocumentName[]
  onClose: () => void
  /** Called with what the user reads when all documents have arrived; the dialog is to be closed then. */
  onUploaded: (message: string) => void
}

/** The tool with which staff put documents into a customer's list (specification §5, admin document upload). */
export default function StaffUploadDialog({ onClose }: Props) {
  return (
    <Dialog title="Neues Dokument hochladen" onClose={onClose}>
      {null}
    </Dialog>
  )
}
