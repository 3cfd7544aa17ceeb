import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { configQuery } from '../../../base/data/queries.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useAddressDialog } from '../../../parts/layout/useAddressDialog.ts'
import * as texts from './texts.ts'

const UploadDialog = lateDialog(() => import('../../../parts/upload/UploadDialog.tsx'))

/** The note if no loans are known, with two ways to submit them (product §5). */
export function NoLoans() {
  const address = useQuery(configQuery).data?.operator.email
  const dialog = useAddressDialog('upload')
  const [notice, setNotice] = useState<string | null>(null)
  return (
    <>
      <EmptyNote icon={Landmark} title={texts.noLoans}>
        <p>
          {texts.sendBy} <span className="whitespace-nowrap">{texts.mail}</span>
          {address && (
            <>
              {' '}
              {texts.to}{' '}
              <a href={`mailto:${address}`} className="link wrap-anywhere">
                {address}
              </a>
            </>
          )}{' '}
          {texts.orUpload}{' '}
          <Link {...dialog.link} className="link">
            {texts.uploadLink}
          </Link>
          {texts.promise}
        </p>
        <p role="status" className="mt-3 font-medium text-income empty:hidden">
          {notice}
        </p>
      </EmptyNote>
      {dialog.isOpen && (
        <UploadDialog
          openedFrom="loans"
          onClose={dialog.close}
          onUploaded={(message) => {
            setNotice(message)
            dialog.close()
          }}
        />
      )}
    </>
  )
}
