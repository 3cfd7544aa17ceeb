import { uploadAddress } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import type { LucideIcon } from 'lucide-react'
import { useAccess } from '../../base/data/access.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { isStaff } from './role.ts'
import * as texts from './texts.ts'
import { useSessionState } from './useSession.ts'

interface Props {
  icon: LucideIcon
  title: string
  /** A sentence on what can be seen here afterwards. */
  promise: string
}

/** Replaces what a customer without any figures would see, and says what comes next: to owners, to guests, and to staff. */
export function NothingYet({ icon, title, promise }: Props) {
  const state = useSessionState()
  const { demo, guest } = useAccess()
  const staff = !demo && state.status === 'signedIn' && isStaff(state.me) ? state.me.role : null
  if (staff)
    return (
      <EmptyNote icon={icon} title={texts.nothingImported}>
        <p>{staff === 'operator' ? texts.importIt : texts.haveItImported}</p>
        <Next upload={texts.fileDocument} />
      </EmptyNote>
    )
  return (
    <EmptyNote icon={icon} title={title}>
      <p>
        {guest ? texts.managerImportsForGuest : texts.managerImports} {promise}
      </p>
      {!guest && !demo && <p>{texts.documentsAlready}</p>}
      {demo ? (
        <Next contact={demoPath(pages.contact.path)} />
      ) : (
        <Next upload={guest ? undefined : texts.uploadDocument} contact={pages.contact.path} />
      )}
    </EmptyNote>
  )
}

interface NextProps {
  /** The text of the link that uploads documents. */
  upload?: string | undefined
  contact?: string
}

function Next({ upload, contact }: NextProps) {
  const look = 'control field inline-flex items-center px-4 font-medium text-ink'
  return (
    <p className="mt-5 flex flex-wrap justify-center gap-2">
      {upload && (
        <Link to={uploadAddress} className={look}>
          {upload}
        </Link>
      )}
      {contact && (
        <Link to={contact} className={look}>
          {texts.contactManager}
        </Link>
      )}
    </p>
  )
}
