import { formatDay } from '../format/day.ts'
import { usePrinting } from '../ui/print/usePrinting.ts'

/** The day on which a page is printed, on paper only. */
export function PrintDate() {
  const printing = usePrinting()
  return (
    <p className="hidden text-ink-3 print:block">
      {printing && formatDay(new Date().toISOString())}
    </p>
  )
}
