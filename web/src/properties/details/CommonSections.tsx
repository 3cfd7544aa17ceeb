import { isFullDate } from '@hausblick/contract/encoding/date.ts'
import type { Extras, Overview } from '@hausblick/figures/records/overview.ts'
import { formatArea } from '../../format/area.ts'
import { shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { formatCount } from '../../format/number.ts'
import { useToday } from '../../ui/useToday.ts'
import { shownDate, shownText } from '../shown.ts'
import { dateNote } from './dateNotes.ts'
import { Entry, Section } from './Section.tsx'

/** What is put aside, and when the rent may rise: entries of the financial details. */
export function FinancialEntries({ item }: { item: Overview }) {
  const note = dateNote(item.nextRentIncrease, useToday(), 'seitdem möglich')
  return (
    <>
      <Entry name="Nächste Mieterhöhung" value={shownDate(item.nextRentIncrease)} note={note} />
      <Entry
        name="Instandhaltungsrücklage im Monat"
        value={shownNumber(item.reserves.maintenance, formatMoneyExactly)}
      />
      <Entry
        name="Modernisierungsrücklage im Monat"
        value={shownNumber(item.reserves.modernisation, formatMoneyExactly)}
      />
    </>
  )
}

export function ServiceSections({ item: { service, modernisation } }: { item: Overview }) {
  const today = useToday()
  return (
    <>
      <Section title="Wartung">
        <Entry name="Art der Wartung" value={shownText(service.type)} />
        <Entry
          name={service.last && isFullDate(service.last) ? 'Zuletzt am' : 'Zuletzt'}
          value={shownDate(service.last)}
        />
      </Section>
      <Section title="Geplante Modernisierungen">
        <Entry
          name="Geplant für"
          value={shownDate(modernisation.planned)}
          note={dateNote(modernisation.planned, today, 'Termin verstrichen')}
        />
        <Entry
          name="Geschätzte Kosten"
          value={shownNumber(modernisation.cost, formatMoneyExactly)}
        />
      </Section>
    </>
  )
}

/** What belongs to it beside its rooms: only what there is. */
export function ExtrasSection({ extras }: { extras: Extras }) {
  const entries = [
    ['Garagen', extras.garages, formatCount],
    ['Stellplätze', extras.parking, formatCount],
    ['Keller', extras.cellars, formatCount],
    ['Spielfläche', extras.playArea, formatArea],
    ['Garten, Terrasse, Balkon', extras.garden, formatArea],
  ] as const
  const there = entries.filter(([, amount]) => amount > 0)
  if (there.length === 0) return null
  return (
    <Section title="Objektinformationen">
      {there.map(([name, amount, format]) => (
        <Entry key={name} name={name} value={format(amount)} />
      ))}
    </Section>
  )
}
