import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional, formatOptionalCount, NOT_RECORDED } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatOptionalText } from '../formatFields.ts'
import * as texts from '../texts.ts'
import { ExtrasSection, FinancialEntries, MaintenanceSections } from './CommonSections.tsx'
import { Entry, Section } from './Section.tsx'

interface Props {
  object: ObjectDetails
  /** Whether sections of which nothing is known are left out. */
  isShort?: boolean
}

/** The details of a building (product §7), of which name and address are the title. */
export function ObjectSections({ object, isShort = false }: Props) {
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
      <MaintenanceSections item={object} isShort={isShort} />
      <ExtrasSection extras={object.extras} />
    </>
  )
}
