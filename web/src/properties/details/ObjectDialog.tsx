import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../format/area.ts'
import { NOT_RECORDED, shownCount, shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import type { DetailsProps } from '../kind.ts'
import { objectNouns } from '../nouns.ts'
import { shownText } from '../shown.ts'
import * as texts from '../texts.ts'
import { ExtrasSection, FinancialEntries, ServiceSections } from './CommonSections.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { Entry, Section } from './Section.tsx'

/** All that is known of one building. It is imported lazily. */
export default function ObjectDialog(props: DetailsProps<ObjectDetails>) {
  return (
    <DetailsDialog {...props} nouns={objectNouns}>
      {(object) => <Sections object={object} />}
    </DetailsDialog>
  )
}

/** The sections of a building's dialog (specification §2); name and address are the dialog's title. */
function Sections({ object }: { object: ObjectDetails }) {
  return (
    <>
      <Section title={texts.generalSection}>
        <Entry name={texts.type} value={shownText(object.type)} />
        <Entry
          name={texts.unitCount}
          value={shownCount(object.unitCount)}
          note={object.unitCount === null ? NOT_RECORDED : null}
        />
      </Section>
      <Section title={texts.areaSection}>
        <Entry name={texts.landArea} value={shownNumber(object.landArea, formatArea)} />
        <Entry name={texts.grossFloorArea} value={shownNumber(object.grossFloorArea, formatArea)} />
        <Entry name={texts.rentalArea} value={shownNumber(object.rentalArea, formatArea)} />
      </Section>
      <Section title={texts.financeSection}>
        <Entry name={texts.rent} value={shownNumber(object.monthlyRent, formatMoneyExactly)} />
        <Entry name={texts.rentPerSqm} value={shownNumber(object.rentPerSqm, formatMoneyExactly)} />
        <FinancialEntries item={object} />
      </Section>
      <ServiceSections item={object} />
      <ExtrasSection extras={object.extras} />
    </>
  )
}
