import { pagePaths } from '@hausblick/contract/addresses.ts'
import { type ReportFormat, reportFormat } from '@hausblick/contract/reports.ts'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { reportYears, saveYearlyReport } from '../../data/reports.ts'
import { isStaff } from '../../session/role.ts'
import { useSessionState } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { Link } from '../../ui/Link.tsx'
import { Select } from '../../ui/Select.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import * as texts from './texts.ts'

const years = reportYears.map((year) => ({ value: String(year), label: String(year) }))
const formats = Object.entries(texts.formats) as [ReportFormat, string][]

/** Offers the report of a year in each format. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const { client, customerId, demo } = useAccess()
  const session = useSessionState()
  const [year, setYear] = useState(String(reportYears[0]))
  const [saved, setSaved] = useState<string | null>(null)
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    setSaved(null)
    const format = reportFormat.parse(fields.get('format'))
    await saveYearlyReport(client, { customerId: customerId ?? '', year: Number(year), format })
    setSaved(texts.saved)
  })
  const servesMany = !demo && session.status === 'signedIn' && isStaff(session.me)
  return (
    <Dialog title={texts.heading} onClose={onClose}>
      <FormError text={error} />
      <FormSuccess text={saved} />
      <p className="text-ink-2">{texts.promise}</p>
      {customerId === '' ? (
        <p className="mt-4 font-medium">{texts.chooseCustomer}</p>
      ) : (
        <form onSubmit={onSubmit} className="mt-4">
          <Select label={texts.year} options={years} value={year} onChange={setYear} />
          <p className="mt-4 mb-1.5 text-13 font-medium text-ink-2" aria-live="polite">
            {busy ? texts.busy : texts.saveAs}
          </p>
          <div className="flex flex-wrap gap-2">
            {formats.map(([format, label]) => (
              <Button
                key={format}
                type="submit"
                name="format"
                value={format}
                look={format === 'pdf' ? 'primary' : 'secondary'}
                aria-disabled={busy}
              >
                {label}
              </Button>
            ))}
          </div>
        </form>
      )}
      {servesMany && (
        <p className="mt-5 border-line border-t pt-4">
          <Link to={pagePaths.settings} className="link">
            {texts.forMany}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
