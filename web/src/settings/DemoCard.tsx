import { UserRound } from 'lucide'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'

export function DemoCard() {
  return (
    <EmptyNote icon={UserRound} title="Die Demo kommt ohne Konto aus.">
      Mit Ihrem eigenen Konto finden Sie hier Ihre Anmeldung.{' '}
      <Link to="/login" className="link">
        Einloggen
      </Link>
    </EmptyNote>
  )
}
