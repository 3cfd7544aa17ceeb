import { FileText, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { FormSuccess } from '../../base/ui/FormSuccess.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { ReportLink } from '../../parts/layout/report/ReportLink.tsx'
import { heading as report } from '../../parts/layout/report/texts.ts'
import { useAddressDialog } from '../../parts/layout/useAddressDialog.ts'
import { heading as upload } from '../../parts/upload/texts.ts'
import * as texts from './texts.ts'

export interface UploadDialogProps {
  onClose: () => void
  onUploaded: (message: string) => void
}

interface Props {
  /** Further actions, shown before the upload link. */
  actions?: ReactNode
  renderUploadDialog: (props: UploadDialogProps) => ReactNode
  children: ReactNode
}

/** Renders the documents page around its list: heading, actions and upload dialog. */
export function DocumentsFrame({ actions, renderUploadDialog, children }: Props) {
  const dialog = useAddressDialog('upload')
  const { guest } = useAccess()
  const [notice, setNotice] = useState<string | null>(null)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          {actions}
          <ReportLink
            onClick={() => setNotice(null)}
            className="control field inline-flex items-center gap-2 px-4 font-medium"
          >
            <FileText size={18} />
            {report}
          </ReportLink>
          {!guest && (
            <Link
              {...dialog.link}
              onClick={() => setNotice(null)}
              className="control inline-flex items-center gap-2 bg-brand px-4 font-medium text-on-brand transition-opacity hover:opacity-90"
            >
              <Upload size={18} />
              {upload}
            </Link>
          )}
        </div>
      </div>
      <FormSuccess text={notice} />
      {children}
      {dialog.isOpen &&
        !guest &&
        renderUploadDialog({
          onClose: dialog.close,
          onUploaded: (message) => {
            setNotice(message)
            dialog.close()
          },
        })}
    </>
  )
}
