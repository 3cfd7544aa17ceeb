import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { FileText } from 'lucide-react'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { FormerGuest } from '../../parts/session/FormerGuest.tsx'
import * as texts from './texts.ts'

/** Replaces the documents page for accounts that are not linked to a customer, and for former guests. */
export function NotLinked({ me }: { me: Me }) {
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">{texts.heading}</h1>
      {me.formerGuestOf ? (
        <FormerGuest of={me.formerGuestOf} />
      ) : (
        <EmptyNote icon={FileText} title={texts.notLinkedHeading}>
          {texts.notLinkedBeforeLink}{' '}
          <Link to={demoPath(pages.documents.path)} className="link">
            {texts.notLinkedLink}
          </Link>
          {texts.notLinkedAfterLink}
        </EmptyNote>
      )}
    </>
  )
}
