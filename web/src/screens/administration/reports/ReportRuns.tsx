import { startReportRunCall } from '@hausblick/contract/calls/reports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { offeredYears, renewReportRuns, reportRunsQuery } from '../../../base/data/reports.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import { RunEntry } from './RunEntry.tsx'
import * as texts from './texts.ts'

const RunDialog = lateDialog(() => import('./RunDialog.tsx'))
const ReleaseDialog = lateDialog(() => import('./ReleaseDialog.tsx'))

/** Yearly reports of one customer or all: staff have them made, look at them and release them. */
export function ReportRuns() {
  const read = useRead((access) => reportRunsQuery(access.client))
  const [done, setDone] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [releasing, setReleasing] = useState<string | null>(null)
  const find = (id: string | null) => read.data?.runs.find((run) => run.id === id)
  const [open, released] = [find(shown), find(releasing)]
  return (
    <Section title={texts.heading}>
      <p className="mb-4 text-ink-2">{texts.note}</p>
      <FormSuccess text={done} />
      <Start
        newestYear={read.data?.newestYear}
        onStarted={(count) => setDone(texts.making(count))}
      />
      <div className="mt-6 border-line border-t pt-4">
        <ReadList read={read} items={read.data?.runs} failure={texts.failed} empty={texts.none}>
          {(run) => (
            <RunEntry
              key={run.id}
              run={run}
              onLook={() => setShown(run.id)}
              onRelease={() => setReleasing(run.id)}
            />
          )}
        </ReadList>
      </div>
      {open && <RunDialog run={open} onClose={() => setShown(null)} />}
      {released && (
        <ReleaseDialog
          run={released}
          customerId=""
          onClose={() => setReleasing(null)}
          onReleased={(count) => {
            setDone(texts.releasing(count))
            setReleasing(null)
          }}
        />
      )}
    </Section>
  )
}

interface StartProps {
  /** The newest with figures. */
  newestYear: number | undefined
  onStarted: (count: number) => void
}

function Start({ newestYear, onStarted }: StartProps) {
  const { client, customerId } = useAccess()
  const queries = useQueryClient()
  const years = offeredYears(useToday(), newestYear).map(String)
  const [chosen, setChosen] = useState<string | null>(null)
  const year = chosen ?? String(newestYear ?? years[0])
  const [onlyOne, setOnlyOne] = useState(false)
  const { onSubmit, busy, error } = useChange(async () => {
    const whom = onlyOne && customerId ? { customerId } : {}
    const body = { year: Number(year), ...whom }
    const { count } = await ask(client, startReportRunCall, { body })
    await renewReportRuns(queries)
    onStarted(count)
  })
  const whom = [
    { value: 'all', label: texts.everybody },
    ...(customerId ? [{ value: 'one', label: texts.customer(customerId) }] : []),
  ]
  return (
    <form onSubmit={onSubmit}>
      <FormError text={error} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={texts.year}
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setChosen}
          className="min-w-24 flex-1"
        />
        <Select
          label={texts.whom}
          options={whom}
          value={onlyOne && customerId ? 'one' : 'all'}
          onChange={(chosen) => setOnlyOne(chosen === 'one')}
          className="min-w-40 flex-2"
        />
        <Button type="submit" aria-disabled={busy}>
          {texts.make}
        </Button>
      </div>
    </form>
  )
}
