import { Building2, UsersRound } from 'lucide'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'
import { isStaff } from './role.ts'
import * as texts from './texts.ts'
import { useSessionState } from './useSession.ts'

interface Props {
  /** Of the page. */
  heading: string
  /** What staff are asked who have chosen nobody yet. */
  question: string
  /** The same page of the demo, and what it shows to whoever has nothing of their own yet. */
  demo: string
  promise: string
}

/** For whoever has nothing to look at: staff who have chosen nobody yet, and accounts that belong to no customer. */
export function NoCustomer({ heading, question, demo, promise }: Props) {
  const state = useSessionState()
  const staff = state.status === 'signedIn' && isStaff(state.me)
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">{heading}</h1>
      {staff ? (
        <EmptyNote icon={UsersRound} title={question}>
          {texts.howToChoose}
        </EmptyNote>
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
