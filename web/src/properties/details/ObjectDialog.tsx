import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { DetailsProps } from '../kind.ts'
import { objectNouns } from '../nouns.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { ObjectSections } from './ObjectSections.tsx'

/** All that is known of one building. It is imported lazily. */
export default function ObjectDialog(props: DetailsProps<ObjectDetails>) {
  return (
    <DetailsDialog {...props} nouns={objectNouns}>
      {(object) => <ObjectSections object={object} />}
    </DetailsDialog>
  )
}
