import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { formatDate } from '../../base/format/date.ts'
import { usePrinting } from '../../base/ui/print/usePrinting.ts'

/** The day of printing, rendered in print only. */
export function PrintDate() {
  const printing = usePrinting()
  return (
    <p className="hidden text-ink-3 print:block">{printing && formatDate(berlinDay(new Date()))}</p>
  )
}
