import { MOST_ENTRIES } from '../../data/documents/list.ts'
import { formatCount } from '../../format/number.ts'

/** Says that the list is not all there is, and how to get at the rest. */
export function CutNote({ customerIsChosen }: { customerIsChosen: boolean }) {
  const advice = customerIsChosen
    ? 'Ältere Dokumente finden Sie über Ihre Verwaltung.'
    : 'Bitte wählen Sie einen Kunden, um alle seine Dokumente zu sehen.'
  return (
    <p role="status" className="mt-4 rounded-control bg-brand-soft px-4 py-2.5 text-brand">
      Es werden nur die neuesten {formatCount(MOST_ENTRIES)} Dokumente gezeigt. {advice}
    </p>
  )
}
