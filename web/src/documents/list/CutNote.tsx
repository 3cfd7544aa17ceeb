import { MOST_ENTRIES } from '../../data/documents/list.ts'
import * as texts from '../texts.ts'

/** Says that the list is not all there is, and how to get at the rest. */
export function CutNote({ customerIsChosen }: { customerIsChosen: boolean }) {
  const advice = customerIsChosen ? texts.olderByStaff : texts.olderByCustomer
  return (
    <p role="status" className="mt-4 rounded-control bg-brand-soft px-4 py-2.5 text-brand">
      {texts.onlyNewest(MOST_ENTRIES)} {advice}
    </p>
  )
}
