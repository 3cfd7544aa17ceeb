import { FileText } from 'lucide'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'

/** For an account that belongs to no customer. */
export function NotLinked() {
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">Dokumente</h1>
      <EmptyNote icon={FileText} title="Ihrem Konto ist noch kein Bestand zugeordnet.">
        Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die{' '}
        <Link to="/demo/documents" className="link">
          Demo
        </Link>
        , wie Ihre Dokumente aussehen werden.
      </EmptyNote>
    </>
  )
}
