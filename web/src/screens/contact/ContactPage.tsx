import type { Operator } from '@hausblick/contract/operator.ts'
import { configQuery } from '../../base/data/queries.ts'
import { useRead } from '../../base/data/useRead.ts'
import { Loaded } from '../../base/ui/Loaded.tsx'
import type { Page } from '../../parts/session/loadPage.ts'
import { ContactWays } from './ContactWays.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import * as texts from './texts.ts'
import { useCurrentMinute } from './useCurrentMinute.ts'

export const page: Page = { Screen: ContactPage, data: () => [configQuery] }

/** The operator's contact details and opening hours (product §11). */
function ContactPage() {
  const read = useRead(() => configQuery)
  const now = useCurrentMinute()
  return (
    <>
      <h1 className="mb-2 text-34 font-semibold">{texts.heading}</h1>
      <Loaded
        read={read}
        failure={texts.failed}
        waiting={<div role="status" aria-label={texts.loading} className="skeleton h-75" />}
      >
        {({ operator }) => <Contact operator={operator} now={now} />}
      </Loaded>
    </>
  )
}

function Contact({ operator, now }: { operator: Operator; now: Date | null }) {
  const { name, street, zipcode, city, openingHours, bookingHours, bookingUrl } = operator
  if (!operator.email) return <p className="text-ink-2">{texts.unknownOperator}</p>
  return (
    <>
      <p className="mb-6 text-ink-2">
        {name}, {street}, <span className="whitespace-nowrap">{`${zipcode} ${city}`}</span>
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <ContactWays operator={operator} />
        {openingHours.length > 0 && (
          <OpeningHours opening={openingHours} booking={bookingUrl ? bookingHours : []} now={now} />
        )}
      </div>
    </>
  )
}
