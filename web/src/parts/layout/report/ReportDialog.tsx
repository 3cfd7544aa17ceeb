import { yearParameter } from '@hausblick/contract/addresses.ts'
import {
  type ReportFormat,
  reportFileName,
  reportFormat,
  sendYearFilesCall,
  sendYearlyReportCall,
  yearFilesName,
} from '@hausblick/contract/calls/reports.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useState } from 'react'
import { shows, useAccess } from '../../../base/data/access.ts'
import { reportYearsQuery } from '../../../base/data/reports.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useChange } from '../../../base/ui/useChange.ts'
import { isStaff } from '../../session/role.ts'
import { useRights } from '../../session/staff/useRights.ts'
import { useSessionState } from '../../session/useSession.ts'
import { DepreciationForm } from './DepreciationForm.tsx'
import { DepreciationList } from './DepreciationList.tsx'
import * as texts from './texts.ts'

const formats = Object.entries(texts.formats) as [ReportFormat, string][]

interface Props {
  onClose: () => void
  /** Returns the link that opens it. */
  finalFocus: () => HTMLElement | null
}

/** Offers the report of a year in each format, first of all that of the year in the address. */
export default function ReportDialog({ onClose, finalFocus }: Props) {
  const { customerId, demo, guest } = useAccess()
  const session = useSessionState()
  const rights = useRights()
  const servesMany = !demo && !guest && session.status === 'signedIn' && isStaff(session.me)
  return (
    <Dialog title={texts.heading} onClose={onClose} finalFocus={finalFocus}>
      <p className="text-ink-2">{texts.promise}</p>
      {customerId === '' ? (
        <p className="mt-4 font-medium">{texts.chooseCustomer}</p>
      ) : (
        <Choice customerId={customerId ?? ''} />
      )}
      {customerId && !demo && !guest && (
        <Depreciation customerId={customerId} mayEnter={!servesMany || rights.import} />
      )}
      {servesMany && (
        <p className="mt-5 border-line border-t pt-4">
          <Link to={pages.reports.path} className="link">
            {texts.forMany}
          </Link>
        </p>
      )}
    </Dialog>
  )
}

/** Opens what is entered of the depreciation, which is read only then; staff who may not change it read it. */
function Depreciation({ customerId, mayEnter }: { customerId: string; mayEnter: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="mt-2 border-line border-t pt-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="link w-fit py-2 pointer-coarse:py-3">
        {mayEnter ? texts.depreciation : texts.depreciationEntered}
      </summary>
      {isOpen &&
        (mayEnter ? (
          <DepreciationForm customerId={customerId} />
        ) : (
          <DepreciationList customerId={customerId} />
        ))}
    </details>
  )
}

/** The choice of a year and a format. */
function Choice({ customerId }: { customerId: string }) {
  const access = useAccess()
  const { client, demo } = access
  const years = useRead(() => reportYearsQuery(client, customerId))
  const [shown] = useAddressState(yearParameter)
  const [chosen, setChosen] = useState<string | null>(null)
  const [latest] = years.data ?? []
  const year = chosen ?? String(years.data?.find((one) => String(one) === shown) ?? latest ?? '')
  const { onSubmit, busy, error, done } = useChange(async (fields: FormData) => {
    if (year === '') return
    if (fields.has('files')) {
      const query = { customerId, year }
      await saveFile(client, sendYearFilesCall, { query }, yearFilesName(Number(year)))
      return texts.saved
    }
    const format = reportFormat.parse(fields.get('format'))
    const query = { customerId, year, format }
    await saveFile(client, sendYearlyReportCall, { query }, reportFileName(Number(year), format))
    return texts.saved
  })
  if (years.error) return <FailedRead className="mt-4" title={texts.yearsFailed} read={years} />
  if (years.data?.length === 0) return <p className="mt-4 font-medium">{texts.noYears}</p>
  const options = (years.data ?? []).map((one) => ({ value: String(one), label: String(one) }))
  return (
    <form onSubmit={onSubmit} className="mt-4">
      <FormError text={error} />
      <Select label={texts.year} options={options} value={year} onChange={setChosen} />
      <p className="mt-4 mb-1.5 text-13 font-medium text-ink-2" aria-live="polite">
        {busy ? texts.busy : texts.saveAs}
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        {formats.map(([format, label]) => (
          <Button
            key={format}
            type="submit"
            name="format"
            value={format}
            look={format === 'pdf' ? 'primary' : 'secondary'}
            aria-disabled={busy || year === ''}
          >
            {label}
          </Button>
        ))}
      </div>
      {!demo && shows(access, 'documents') && (
        <div className="mb-4 border-line border-t pt-4">
          <p className="mb-3 text-ink-2">{texts.filesPromise}</p>
          <Button
            type="submit"
            name="files"
            value="zip"
            look="secondary"
            aria-disabled={busy || year === ''}
          >
            {texts.files}
          </Button>
        </div>
      )}
      <FormSuccess text={done} />
    </form>
  )
}
