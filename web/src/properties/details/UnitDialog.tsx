import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { compareWithMarket } from '@hausblick/figures/rent.ts'
import { formatArea } from '../../format/area.ts'
import { shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { formatQuantity } from '../../format/number.ts'
import { useToday } from '../../ui/useToday.ts'
import type { DetailsProps } from '../kind.ts'
import { MarketNote } from '../MarketNote.tsx'
import { marketAmount, marketShare } from '../marketWords.ts'
import { unitNouns } from '../nouns.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { shownDate, shownText, tenantName } from '../shown.ts'
import * as texts from '../texts.ts'
import { ExtrasSection, FinancialEntries, ServiceSections } from './CommonSections.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { dateNote } from './dateNotes.ts'
import { Entry, Section } from './Section.tsx'

/** All that is known of one rental unit. It is imported lazily. */
export default function UnitDialog(props: DetailsProps<UnitDetails>) {
  return (
    <DetailsDialog {...props} nouns={unitNouns}>
      {(unit) => <Sections unit={unit} />}
    </DetailsDialog>
  )
}

/** The sections of a unit's dialog (specification §2); name and address are the dialog's title. */
function Sections({ unit }: { unit: UnitDetails }) {
  return (
    <>
      <Section title={texts.generalSection}>
        <Entry name={texts.status} value={<StatusBadge rented={unit.tenant !== null} />} />
        <Entry name={texts.type} value={shownText(unit.type)} />
        <Entry name={texts.size} value={shownNumber(unit.size, formatArea)} />
        <Entry name={texts.rooms} value={shownNumber(unit.rooms, formatQuantity)} />
      </Section>
      {unit.tenant && (
        <Section title={texts.tenant}>
          <Entry name={texts.tenantName} value={tenantName(unit.tenant)} />
        </Section>
      )}
      <Contract unit={unit} />
      <Finances unit={unit} />
      <ServiceSections item={unit} />
      <ExtrasSection extras={unit.extras} />
    </>
  )
}

/** From when to when the unit is let. What has no contract is not let without an end. */
function Contract({ unit: { rentalStart, rentalEnd, openEnded } }: { unit: UnitDetails }) {
  const today = useToday()
  return (
    <Section title={texts.contractSection}>
      <Entry name={texts.rentalStart} value={shownDate(rentalStart)} />
      <Entry
        name={texts.rentalEnd}
        value={openEnded ? texts.openEnded : shownDate(rentalEnd)}
        note={dateNote(rentalEnd, today, texts.expired)}
      />
    </Section>
  )
}

function Finances({ unit }: { unit: UnitDetails }) {
  const comparison = compareWithMarket(unit)
  return (
    <Section title={texts.financeSection}>
      <Entry name={texts.rent} value={shownNumber(unit.monthlyRent, formatMoneyExactly)} />
      {comparison && (
        <Entry
          name={texts.marketComparison}
          value={<MarketNote comparison={comparison}>{marketShare(comparison)}</MarketNote>}
          note={comparison.difference === 0 ? null : marketAmount(comparison)}
        />
      )}
      <Entry name={texts.rentPerSqm} value={shownNumber(unit.rentPerSqm, formatMoneyExactly)} />
      <Entry
        name={texts.marketRentPerSqm}
        value={shownNumber(unit.marketRentPerSqm, formatMoneyExactly)}
      />
      {comparison && (
        <Entry name={texts.marketRent} value={formatMoneyExactly(comparison.market)} />
      )}
      <FinancialEntries item={unit} />
    </Section>
  )
}
