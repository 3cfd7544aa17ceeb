import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { objectColumns } from '@hausblick/figures/sorting/columns.ts'
import { useEffect } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { lateDialog } from '../../base/ui/late/late.tsx'
import type { ListKind } from './kind.ts'
import { objectNouns } from './nouns.ts'
import { ObjectCard } from './ObjectCard.tsx'
import { PropertyList } from './PropertyList.tsx'
import { objectTable } from './table/objectTable.tsx'
import * as texts from './texts.ts'
import type { ListNavigation } from './useListAddress.ts'

const ObjectDialog = lateDialog(() => import('./details/ObjectDialog.tsx'))

const kind: ListKind<ObjectDetails> = {
  view: 'objekte',
  nouns: objectNouns,
  failure: texts.objectsFailed,
  empty: texts.noObjects,
  searchLabel: texts.searchObjects,
  sortValues: objectColumns,
  filters: [],
  summary: () => null,
  columns: objectTable,
  Card: ObjectCard,
  Details: ObjectDialog,
}

interface Props {
  objects: Read<ObjectDetails[]>
  navigation: ListNavigation
}

export function ObjectList({ objects, navigation }: Props) {
  // Preloads the dialog, which users usually open next.
  useEffect(() => void ObjectDialog.preload().catch(() => undefined), [])
  return <PropertyList kind={kind} items={objects} navigation={navigation} />
}
