import { Building2 } from 'lucide-react'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { FormerGuest } from './FormerGuest.tsx'
import { isStaff } from './role.ts'
import { NoCustomerChosen } from './staff/NoCustomerChosen.tsx'
import * as texts from './texts.ts'
import { useSessionState } from './useSession.ts'

interface Props {
  heading: string
  /** Asks staff to select a customer. */
  question: string
  /** Path of the same page in the demo, and what can be seen there. */
  demo: string
  promise: string
}

/** Replaces a page without a customer: for staff who have not selected one, and for accounts that are not linked to one. */
export function NoCustomer({ heading, question, demo, promise }: Props) {
  const state = useSessionState()
  const former = state.status === 'signedIn' && state.me.formerGuestOf
  const staff = state.status === 'signedIn' && isStaff(state.me)
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">{heading}</h1>
      {staff ? (
        <NoCustomerChosen question={question} />
      ) : former ? (
        <FormerGuest of={former} />
      ) : (
        <EmptyNote icon={Building2} title={texts.noProperty}>
          {texts.askYourManager}{' '}
          <Link to={demo} className="link">
            {texts.demo}
          </Link>
          , {promise}.
        </EmptyNote>
      )}
    </>
  )
}
