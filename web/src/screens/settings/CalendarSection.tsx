import {
  endCalendarCall,
  readCalendarCall,
  renewCalendarCall,
} from '@hausblick/contract/calls/calendar.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { ask, queryOf, renew } from '../../base/data/ask.ts'
import { useRead } from '../../base/data/useRead.ts'
import { Button } from '../../base/ui/Button.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { Section } from '../../base/ui/Section.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import { CalendarAddress } from './CalendarAddress.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../base/ui/ConfirmDialog.tsx'))

/** The customer's dates as a calendar feed for other programs. */
export function CalendarSection({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const input = { query: { customerId } }
  const read = useRead((access) => queryOf(access.client, readCalendarCall, input))
  const done = async () => {
    await renew(queries, readCalendarCall)
    setAsking(null)
    heading.current?.focus()
  }
  const make = useChange(async () => {
    await ask(client, renewCalendarCall, input)
    await done()
  })
  return (
    <Section title={texts.calendar} headingRef={heading}>
      <p className="text-ink-2">{texts.calendarNote}</p>
      <div className="mt-4">
        <Loaded read={read} failure={texts.calendarFailed}>
          {({ address }) =>
            address === null ? (
              <form onSubmit={make.onSubmit}>
                <FormError text={make.error} />
                <Button type="submit" look="secondary" aria-disabled={make.busy}>
                  {texts.makeCalendar}
                </Button>
              </form>
            ) : (
              <CalendarAddress
                address={address}
                onRenew={() => setAsking('renew')}
                onEnd={() => setAsking('end')}
              />
            )
          }
        </Loaded>
      </div>
      {asking === 'renew' && (
        <ConfirmDialog
          title={texts.renewCalendarQuestion}
          action={texts.renewCalendar}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await ask(client, renewCalendarCall, input)
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
            await ask(client, endCalendarCall, input)
            await done()
          }}
        >
          {texts.endCalendarNote}
        </ConfirmDialog>
      )}
    </Section>
  )
}
