import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { compareWithMarket } from '@hausblick/figures/rent.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatQuantity } from '../../../base/format/number.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import { formatOptionalDate, formatOptionalText, formatTenant } from '../formatFields.ts'
import { MarketNote } from '../MarketNote.tsx'
import { marketAmount, marketShare } from '../marketWords.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import * as texts from '../texts.ts'
import { ExtrasSection, FinancialEntries, MaintenanceSections } from './CommonSections.tsx'
import { dateNote } from './dateNotes.ts'
import { Entry, Section } from './Section.tsx'

interface Props {
  unit: UnitDetails
  /** Whether sections of which nothing is known are left out. */
  isShort?: boolean
}

/** The details of a unit (product §7), of which name and address are the title. */
export function UnitSections({ unit, isShort = false }: Props) {
  return (
    <>
      <Section title={texts.generalSection}>
        <Entry name={texts.status} value={<StatusBadge rented={unit.tenant !== null} />} />
        <Entry name={texts.type} value={formatOptionalText(unit.type)} />
        <Entry name={texts.size} value={formatOptional(unit.size, formatArea)} />
        <Entry name={texts.rooms} value={formatOptional(unit.rooms, formatQuantity)} />
      </Section>
      {unit.tenant && (
        <Section title={texts.tenant}>
          <Entry name={texts.tenantName} value={formatTenant(unit.tenant)} />
        </Section>
      )}
      <Contract unit={unit} />
      <Finances unit={unit} />
      <MaintenanceSections item={unit} isShort={isShort} />
      <ExtrasSection extras={unit.extras} />
    </>
  )
}

/** The term of the rental contract. Units without a contract are not shown as open-ended. */
function Contract({ unit }: { unit: UnitDetails }) {
  const { rentalStart, rentalEnd, openEnded, rentAgreement } = unit
  const today = useToday()
  return (
    <Section title={texts.contractSection}>
      <Entry name={texts.rentalStart} value={formatOptionalDate(rentalStart)} />
      <Entry
        name={texts.rentalEnd}
        value={openEnded ? texts.openEnded : formatOptionalDate(rentalEnd)}
        note={dateNote(rentalEnd, today, texts.expired)}
      />
      {rentAgreement && (
        <Entry name={texts.rentAgreement} value={texts.rentAgreements[rentAgreement]} />
      )}
    </Section>
  )
}

function Finances({ unit }: { unit: UnitDetails }) {
  const comparison = compareWithMarket(unit)
  return (
    <Section title={texts.financeSection}>
      <Entry name={texts.rent} value={formatOptional(unit.monthlyRent, formatMoneyExactly)} />
      {comparison && (
        <Entry
          name={texts.marketComparison}
          value={<MarketNote comparison={comparison}>{marketShare(comparison)}</MarketNote>}
          note={comparison.difference === 0 ? null : marketAmount(comparison)}
        />
      )}
      <Entry name={texts.rentPerSqm} value={formatOptional(unit.rentPerSqm, formatMoneyExactly)} />
      <Entry
        name={texts.marketRentPerSqm}
        value={formatOptional(unit.marketRentPerSqm, formatMoneyExactly)}
      />
      {comparison && (
        <Entry name={texts.marketRent} value={formatMoneyExactly(comparison.market)} />
      )}
      <FinancialEntries
        item={unit}
        nextIncrease={texts.nextIncreases[unit.rentAgreement ?? 'comparable']}
      />
    </Section>
  )
}
