import { isFullDate } from '@hausblick/contract/encoding/date.ts'
import type { Extras, Overview } from '@hausblick/figures/records/overview.ts'
import { formatArea } from '../../format/area.ts'
import { shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { formatCount } from '../../format/number.ts'
import { useToday } from '../../ui/useToday.ts'
import { shownDate, shownText } from '../shown.ts'
import * as texts from '../texts.ts'
import { dateNote } from './dateNotes.ts'
import { Entry, Section } from './Section.tsx'

/** What is put aside, and when the rent may rise: entries of the financial details. */
export function FinancialEntries({ item }: { item: Overview }) {
  const note = dateNote(item.nextRentIncrease, useToday(), texts.possibleSince)
  return (
    <>
      <Entry name={texts.nextRentIncrease} value={shownDate(item.nextRentIncrease)} note={note} />
      <Entry
        name={texts.maintenanceReserve}
        value={shownNumber(item.reserves.maintenance, formatMoneyExactly)}
      />
      <Entry
        name={texts.modernisationReserve}
        value={shownNumber(item.reserves.modernisation, formatMoneyExactly)}
      />
    </>
  )
}

export function ServiceSections({ item: { service, modernisation } }: { item: Overview }) {
  const today = useToday()
  return (
    <>
      <Section title={texts.maintenanceSection}>
        <Entry name={texts.maintenanceType} value={shownText(service.type)} />
        <Entry
          name={service.last && isFullDate(service.last) ? texts.maintainedOn : texts.maintainedIn}
          value={shownDate(service.last)}
        />
      </Section>
      <Section title={texts.modernisationSection}>
        <Entry
          name={texts.plannedFor}
          value={shownDate(modernisation.planned)}
          note={dateNote(modernisation.planned, today, texts.plannedDayPassed)}
        />
        <Entry
          name={texts.estimatedCost}
          value={shownNumber(modernisation.cost, formatMoneyExactly)}
        />
      </Section>
    </>
  )
}

/** What belongs to it beside its rooms: only what there is. */
export function ExtrasSection({ extras }: { extras: Extras }) {
  const entries = [
    [texts.garages, extras.garages, formatCount],
    [texts.parking, extras.parking, formatCount],
    [texts.cellars, extras.cellars, formatCount],
    [texts.playArea, extras.playArea, formatArea],
    [texts.garden, extras.garden, formatArea],
  ] as const
  const there = entries.filter(([, amount]) => amount > 0)
  if (there.length === 0) return null
  return (
    <Section title={texts.extrasSection}>
      {there.map(([name, amount, format]) => (
        <Entry key={name} name={name} value={format(amount)} />
      ))}
    </Section>
  )
}
