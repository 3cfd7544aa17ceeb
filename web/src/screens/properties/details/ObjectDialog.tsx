import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { DetailsProps } from '../kind.ts'
import { objectNouns } from '../nouns.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { ObjectSections } from './ObjectSections.tsx'

/** The details of a building. Loaded on demand. */
export default function ObjectDialog(props: DetailsProps<ObjectDetails>) {
  return (
    <DetailsDialog {...props} kind="object" nouns={objectNouns}>
      {(object) => <ObjectSections object={object} />}
    </DetailsDialog>
  )
}
