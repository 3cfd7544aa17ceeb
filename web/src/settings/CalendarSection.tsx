import { paths } from '@hausblick/contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../data/access.ts'
import { calendarQuery, renewCalendar, revokeCalendar } from '../data/calendar.ts'
import { useRead } from '../data/useRead.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { FormError } from '../ui/FormError.tsx'
import { lateDialog } from '../ui/late/late.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { CalendarAddress } from './CalendarAddress.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(async () => (await import('../ui/ConfirmDialog.tsx')).default)

/** The customer's dates as a calendar feed for other programs. */
export function CalendarSection({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const { data, error, retry, retrying } = useRead((access) =>
    calendarQuery(access.client, customerId),
  )
  const done = async () => {
    await queries.invalidateQueries({ queryKey: [paths.calendar] })
    setAsking(null)
    heading.current?.focus()
  }
  const make = useSubmit(async () => {
    await renewCalendar(client, customerId)
    await done()
  })
  return (
    <SettingsSection title={texts.calendar} headingRef={heading}>
      <p className="text-ink-2">{texts.calendarNote}</p>
      {error ? (
        <ErrorNote
          title={texts.calendarFailed}
          reason={error.message}
          onRetry={retry}
          retrying={retrying}
          className="mt-4"
        />
      ) : data === undefined ? (
        <p aria-busy className="mt-4">
          <Skeleton size="w-full" />
        </p>
      ) : data === null ? (
        <form onSubmit={make.onSubmit} className="mt-4">
          <FormError text={make.error} />
          <Button type="submit" look="secondary" aria-disabled={make.busy}>
            {texts.makeCalendar}
          </Button>
        </form>
      ) : (
        <CalendarAddress
          address={data}
          onRenew={() => setAsking('renew')}
          onEnd={() => setAsking('end')}
        />
      )}
      {asking === 'renew' && (
        <ConfirmDialog
          title={texts.renewCalendarQuestion}
          action={texts.renewCalendar}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await renewCalendar(client, customerId)
            await done()
          }}
        >
          {texts.renewCalendarNote}
        </ConfirmDialog>
      )}
      {asking === 'end' && (
        <ConfirmDialog
          title={texts.endCalendarQuestion}
          action={texts.endCalendarAction}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await revokeCalendar(client, customerId)
            await done()
          }}
        >
          {texts.endCalendarNote}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}
