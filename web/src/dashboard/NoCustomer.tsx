import { Building2, UsersRound } from 'lucide'
import { isStaff } from '../session/role.ts'
import { useSessionState } from '../session/useSession.ts'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'

/** For whoever has no figures to look at: staff who have chosen nobody yet, and accounts that belong to no customer. */
export function NoCustomer() {
  const state = useSessionState()
  const staff = state.status === 'signedIn' && isStaff(state.me)
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">Dashboard</h1>
      {staff ? <NobodyChosen /> : <NotLinked />}
    </>
  )
}

function NobodyChosen() {
  return (
    <EmptyNote icon={UsersRound} title="Wessen Zahlen möchten Sie sehen?">
      Bitte wählen Sie oben einen Kunden aus. Sie finden ihn über seine E-Mail-Adresse oder seine
      Customer ID.
    </EmptyNote>
  )
}

function NotLinked() {
  return (
    <EmptyNote icon={Building2} title="Ihrem Konto ist noch kein Bestand zugeordnet.">
      Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die{' '}
      <Link to="/demo/dashboard" className="link">
        Demo
      </Link>
      , wie Ihr Dashboard aussehen wird.
    </EmptyNote>
  )
}
