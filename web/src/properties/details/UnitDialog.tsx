import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import type { DetailsProps } from '../kind.ts'
import { unitNouns } from '../nouns.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { UnitSections } from './UnitSections.tsx'

/** All that is known of one rental unit. It is imported lazily. */
export default function UnitDialog(props: DetailsProps<UnitDetails>) {
  return (
    <DetailsDialog {...props} nouns={unitNouns}>
      {(unit) => <UnitSections unit={unit} />}
    </DetailsDialog>
  )
}
