import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { useEffect } from 'react'
import type { Read } from '../data/useRead.ts'
import { lateDialog } from '../ui/late/late.tsx'
import { CardList, type ListNavigationProps } from './CardList.tsx'
import { objectNouns } from './nouns.ts'
import { ObjectCard } from './ObjectCard.tsx'

const ObjectDialog = lateDialog(async () => (await import('./details/ObjectDialog.tsx')).default)

export function ObjectList({
  objects,
  ...navigation
}: ListNavigationProps & { objects: Read<ObjectDetails[]> }) {
  // Whoever sees the list opens a dialog next: its code is there by then.
  useEffect(() => void ObjectDialog.preload().catch(() => undefined), [])
  return (
    <CardList
      {...navigation}
      items={objects}
      nouns={objectNouns}
      failure="Ihre Objekte konnten nicht geladen werden."
      empty="Sobald ein Gebäude erfasst ist, finden Sie es hier, mit Flächen, Rücklagen und Terminen."
      Card={ObjectCard}
      Details={ObjectDialog}
    />
  )
}
