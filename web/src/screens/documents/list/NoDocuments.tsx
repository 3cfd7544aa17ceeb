import { FileText, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddressDialog } from '../../../parts/layout/useAddressDialog.ts'
import * as texts from '../texts.ts'

interface Props {
  /** The customer filter, for staff. */
  customerFilter: ReactNode
  children: ReactNode
}

/** The list's empty state: what will appear here, and a link to upload the first document. */
export function NoDocuments({ customerFilter, children }: Props) {
  const dialog = useAddressDialog('upload')
  const { guest } = useAccess()
  return (
    <>
      {customerFilter && <div className="mb-4 md:max-w-1/2">{customerFilter}</div>}
      <EmptyNote icon={FileText} title={texts.nothing}>
        <p>{children}</p>
        {!guest && (
          <Link
            {...dialog.link}
            className="control field mt-5 inline-flex items-center gap-2 px-4 font-medium text-ink"
          >
            <Upload size={18} />
            {texts.uploadFirst}
          </Link>
        )}
      </EmptyNote>
    </>
  )
}
