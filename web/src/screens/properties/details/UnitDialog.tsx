import type { ListedUnit } from '../carrying/useCarrying.ts'
import type { DetailsProps } from '../kind.ts'
import { unitNouns } from '../nouns.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { UnitSections } from './UnitSections.tsx'

/** The details of a rental unit. Loaded on demand. */
export default function UnitDialog(props: DetailsProps<ListedUnit>) {
  return (
    <DetailsDialog {...props} kind="unit" nouns={unitNouns}>
      {(unit) => <UnitSections unit={unit} />}
    </DetailsDialog>
  )
}
