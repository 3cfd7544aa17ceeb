import { FileText, Upload } from 'lucide'
import type { ReactNode } from 'react'
import { useAddressDialog } from '../../layout/useAddressDialog.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { UPLOAD_DIALOG } from '../DocumentsFrame.tsx'
import * as texts from '../texts.ts'

/** Stands where there is no document at all: what will be there, and how to send in the first. */
export function NoDocuments({ children }: { children: ReactNode }) {
  const dialog = useAddressDialog(UPLOAD_DIALOG)
  return (
    <EmptyNote icon={FileText} title={texts.nothing}>
      <p>{children}</p>
      <Link
        {...dialog.link}
        className="control field mt-5 inline-flex items-center gap-2 px-4 font-medium text-ink"
      >
        <Icon of={Upload} size={18} />
        {texts.uploadFirst}
      </Link>
    </EmptyNote>
  )
}
