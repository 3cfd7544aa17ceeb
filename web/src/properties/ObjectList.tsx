import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { lazy, useEffect } from 'react'
import type { Read } from '../data/useRead.ts'
import { CardList, type ListNavigationProps } from './CardList.tsx'
import { objectNouns } from './nouns.ts'
import { ObjectCard } from './ObjectCard.tsx'

const load = () => import('./details/ObjectDialog.tsx')
const ObjectDialog = lazy(load)

export function ObjectList({
  objects,
  ...navigation
}: ListNavigationProps & { objects: Read<ObjectDetails[]> }) {
  // Whoever sees the list opens a dialog next: its code is there by then.
  useEffect(() => void load().catch(() => undefined), [])
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
