import { isFullDate } from '@hausblick/contract/encoding/date.ts'
import type { Extras, Overview } from '@hausblick/figures/records/overview.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatCount } from '../../../base/format/number.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import { formatOptionalDate, formatOptionalText } from '../formatFields.ts'
import * as texts from '../texts.ts'
import { dateNote } from './dateNotes.ts'
import { Entry, Section } from './Section.tsx'

/** Entries of the finances that units and buildings share: next rent increase and reserves. */
export function FinancialEntries({
  item,
  nextIncrease = texts.nextRentIncrease,
}: {
  item: Overview
  nextIncrease?: string
}) {
  const note = dateNote(item.nextRentIncrease, useToday(), texts.noted)
  return (
    <>
      <Entry name={nextIncrease} value={formatOptionalDate(item.nextRentIncrease)} note={note} />
      <Entry
        name={texts.maintenanceReserve}
        value={formatOptional(item.reserves.maintenance, formatMoneyExactly)}
      />
      <Entry
        name={texts.modernisationReserve}
        value={formatOptional(item.reserves.modernisation, formatMoneyExactly)}
      />
    </>
  )
}

interface MaintenanceProps {
  item: Overview
  /** Whether a section of which nothing is known is left out. */
  isShort: boolean
}

export function MaintenanceSections({ item, isShort }: MaintenanceProps) {
  const today = useToday()
  const { maintenance, modernisation } = item
  const isMaintained = maintenance.type !== '' || maintenance.last !== null
  const isPlanned = modernisation.planned !== null || modernisation.cost !== null
  return (
    <>
      {(isMaintained || !isShort) && (
        <Section title={texts.maintenanceSection}>
          <Entry name={texts.maintenanceType} value={formatOptionalText(maintenance.type)} />
          <Entry
            name={
              maintenance.last && isFullDate(maintenance.last)
                ? texts.maintainedOn
                : texts.maintainedIn
            }
            value={formatOptionalDate(maintenance.last)}
          />
        </Section>
      )}
      {(isPlanned || !isShort) && (
        <Section title={texts.modernisationSection}>
          <Entry
            name={texts.plannedFor}
            value={formatOptionalDate(modernisation.planned)}
            note={dateNote(modernisation.planned, today, texts.plannedDayPassed)}
          />
          <Entry
            name={texts.estimatedCost}
            value={formatOptional(modernisation.cost, formatMoneyExactly)}
          />
        </Section>
      )}
    </>
  )
}

/** The extras beside the rooms, without those that are zero. */
export function ExtrasSection({ extras }: { extras: Extras }) {
  const entries = [
    [texts.garages, extras.garages, formatCount],
    [texts.parking, extras.parking, formatCount],
    [texts.cellars, extras.cellars, formatCount],
    [texts.playArea, extras.playArea, formatArea],
    [texts.garden, extras.garden, formatArea],
  ] as const
  const existing = entries.filter(([, amount]) => amount > 0)
  if (existing.length === 0) return null
  return (
    <Section title={texts.extrasSection}>
      {existing.map(([name, amount, format]) => (
        <Entry key={name} name={name} value={format(amount)} />
      ))}
    </Section>
  )
}
