import { type ReactNode, useRef } from 'react'
import { shows, useAccess } from '../../../base/data/access.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useAddressDialog } from '../useAddressDialog.ts'

const ReportDialog = lateDialog(() => import('./ReportDialog.tsx'))

interface Props {
  className: string
  onClick?: () => void
  children: ReactNode
}

/** A link that opens the yearly report on the page where it stands; nothing for guests who may not read all that it holds. */
export function ReportLink({ className, onClick, children }: Props) {
  const access = useAccess()
  const dialog = useAddressDialog('report')
  const link = useRef<HTMLAnchorElement>(null)
  if (!shows(access, 'figures') || !shows(access, 'loans')) return null
  return (
    <>
      <Link {...dialog.link} ref={link} {...(onClick && { onClick })} className={className}>
        {children}
      </Link>
      {dialog.isOpen && <ReportDialog onClose={dialog.close} finalFocus={() => link.current} />}
    </>
  )
}
