import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../format/area.ts'
import { NOT_RECORDED, shownCount, shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { shownText } from '../shown.ts'
import { ExtrasSection, FinancialEntries, ServiceSections } from './CommonSections.tsx'
import { Entry, Section } from './Section.tsx'

/** The sections of a building's dialog (specification §2); name and address are the dialog's title. */
export function ObjectSections({ object }: { object: ObjectDetails }) {
  return (
    <>
      <Section title="Allgemeine Informationen">
        <Entry name="Typ" value={shownText(object.type)} />
        <Entry
          name="Anzahl Einheiten"
          value={shownCount(object.unitCount)}
          note={object.unitCount === null ? NOT_RECORDED : null}
        />
      </Section>
      <Section title="Flächen">
        <Entry name="Grundstücksfläche" value={shownNumber(object.landArea, formatArea)} />
        <Entry name="Bruttogrundfläche" value={shownNumber(object.grossFloorArea, formatArea)} />
        <Entry name="Mietfläche" value={shownNumber(object.rentalArea, formatArea)} />
      </Section>
      <Section title="Finanzielle Details">
        <Entry
          name="Monatliche Miete"
          value={shownNumber(object.monthlyRent, formatMoneyExactly)}
        />
        <Entry name="Miete pro m²" value={shownNumber(object.rentPerSqm, formatMoneyExactly)} />
        <FinancialEntries item={object} />
      </Section>
      <ServiceSections item={object} />
      <ExtrasSection extras={object.extras} />
    </>
  )
}
