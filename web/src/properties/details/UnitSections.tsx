import { addressLine } from '@hausblick/figures/records/address.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { compareWithMarket } from '@hausblick/figures/rent.ts'
import { formatArea } from '../../format/area.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { formatQuantity } from '../../format/number.ts'
import { useToday } from '../../ui/useToday.ts'
import { MarketNote, marketShare } from '../MarketNote.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { shownDate, shownNumber, shownText } from '../shown.ts'
import { ExtrasSection, FinancialEntries, ServiceSections } from './CommonSections.tsx'
import { dateNote } from './dateNotes.ts'
import { Entry, Section } from './Section.tsx'

/** The sections of a unit's dialog (specification §2). */
export function UnitSections({ unit }: { unit: UnitDetails }) {
  const comparison = compareWithMarket(unit)
  const { tenant } = unit
  return (
    <>
      <Section title="Allgemeine Informationen">
        <Entry name="Bezeichnung" value={unit.name} />
        <Entry name="Status" value={<StatusBadge rented={unit.rented} />} />
        <Entry name="Adresse" value={shownText(addressLine(unit.address))} />
        <Entry name="Typ" value={shownText(unit.type)} />
        <Entry name="Größe" value={shownNumber(unit.size, formatArea)} />
        <Entry name="Zimmer" value={shownNumber(unit.rooms, formatQuantity)} />
      </Section>
      {tenant && (
        <Section title="Mieter">
          {tenant.title && <Entry name="Anrede" value={tenant.title} />}
          {tenant.firstName && <Entry name="Vorname" value={tenant.firstName} />}
          {tenant.lastName && <Entry name="Nachname" value={tenant.lastName} />}
        </Section>
      )}
      <Section title="Finanzielle Details">
        <Entry name="Monatliche Miete" value={shownNumber(unit.monthlyRent, formatMoneyExactly)} />
        <Entry name="Miete pro m²" value={shownNumber(unit.rentPerSqm, formatMoneyExactly)} />
        <Entry
          name="Marktmiete pro m²"
          value={shownNumber(unit.marketRentPerSqm, formatMoneyExactly)}
        />
        {comparison && (
          <Entry
            name="Differenz im Monat"
            value={<MarketNote comparison={comparison} />}
            note={comparison.difference === 0 ? null : `${marketShare(comparison)} der Marktmiete`}
          />
        )}
        <FinancialEntries item={unit} />
      </Section>
      <ServiceSections item={unit} />
      <Contract unit={unit} />
      <ExtrasSection extras={unit.extras} />
    </>
  )
}

/** From when to when it is let. Of what nobody rents it would be wrong to say that it is let without an end. */
function Contract({ unit }: { unit: UnitDetails }) {
  const today = useToday()
  const { tenant, rentalStart, rentalEnd } = unit
  const none = !tenant && rentalStart === null && rentalEnd === null
  return (
    <Section title="Vertragsdetails">
      <Entry name="Mietbeginn" value={shownDate(rentalStart)} />
      <Entry
        name="Mietende"
        value={none || rentalEnd !== null ? shownDate(rentalEnd) : 'unbefristet'}
        note={dateNote(rentalEnd, today, 'abgelaufen')}
      />
    </Section>
  )
}
