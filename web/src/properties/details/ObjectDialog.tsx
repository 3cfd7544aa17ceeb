import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../format/area.ts'
import { formatOptional, formatOptionalCount, NOT_RECORDED } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { formatOptionalText } from '../formatFields.ts'
import type { DetailsProps } from '../kind.ts'
import { objectNouns } from '../nouns.ts'
import * as texts from '../texts.ts'
import { ExtrasSection, FinancialEntries, MaintenanceSections } from './CommonSections.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { Entry, Section } from './Section.tsx'

/** The details of a building. Loaded on demand. */
export default function ObjectDialog(props: DetailsProps<ObjectDetails>) {
  return (
    <DetailsDialog {...props} kind="object" nouns={objectNouns}>
      {(object) => <Sections object={object} />}
    </DetailsDialog>
  )
}

/** The sections of a building's dialog (product §7); its name and address are the title. */
function Sections({ object }: { object: ObjectDetails }) {
  return (
    <>
      <Section title={texts.generalSection}>
        <Entry name={texts.type} value={formatOptionalText(object.type)} />
        <Entry
          name={texts.unitCount}
          value={formatOptionalCount(object.unitCount)}
          note={object.unitCount === null ? NOT_RECORDED : null}
        />
      </Section>
      <Section title={texts.areaSection}>
        <Entry name={texts.landArea} value={formatOptional(object.landArea, formatArea)} />
        <Entry
          name={texts.grossFloorArea}
          value={formatOptional(object.grossFloorArea, formatArea)}
        />
        <Entry name={texts.rentalArea} value={formatOptional(object.rentalArea, formatArea)} />
      </Section>
      <Section title={texts.financeSection}>
        <Entry name={texts.rent} value={formatOptional(object.monthlyRent, formatMoneyExactly)} />
        <Entry
          name={texts.rentPerSqm}
          value={formatOptional(object.rentPerSqm, formatMoneyExactly)}
        />
        <FinancialEntries item={object} />
      </Section>
      <MaintenanceSections item={object} />
      <ExtrasSection extras={object.extras} />
    </>
  )
}
