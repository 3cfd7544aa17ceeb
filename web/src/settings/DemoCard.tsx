import { UserRound } from 'lucide'
import { useLateSession } from '../session/useLateSession.ts'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'

/** The demo has no account to set up; whoever has one finds the way to it. */
export function DemoCard() {
  const state = useLateSession()
  return (
    <EmptyNote icon={UserRound} title="Die Demo kommt ohne Konto aus.">
      {state.status === 'signedIn' ? (
        <>
          Sie sind als <span className="wrap-anywhere">{state.me.email}</span> angemeldet.{' '}
          <Link to="/settings" className="link">
            Zu Ihren Einstellungen
          </Link>
        </>
      ) : (
        <>
          Mit Ihrem eigenen Konto finden Sie hier Ihre Einstellungen.{' '}
          <Link to="/login" className="link">
            Zur Anmeldung
          </Link>
        </>
      )}
    </EmptyNote>
  )
}
