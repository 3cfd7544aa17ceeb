import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { useEffect } from 'react'
import type { Read } from '../data/useRead.ts'
import { lateDialog } from '../ui/late/late.tsx'
import { CardList, type ListNavigationProps } from './CardList.tsx'
import { unitNouns } from './nouns.ts'
import { UnitCard } from './UnitCard.tsx'

const UnitDialog = lateDialog(async () => (await import('./details/UnitDialog.tsx')).default)

export function UnitList({
  units,
  ...navigation
}: ListNavigationProps & { units: Read<UnitDetails[]> }) {
  // Whoever sees the list opens a dialog next: its code is there by then.
  useEffect(() => void UnitDialog.preload().catch(() => undefined), [])
  return (
    <CardList
      {...navigation}
      items={units}
      nouns={unitNouns}
      failure="Ihre Einheiten konnten nicht geladen werden."
      empty="Sobald eine Wohnung erfasst ist, finden Sie sie hier, mit Mieter, Vertrag und Terminen."
      Card={UnitCard}
      Details={UnitDialog}
    />
  )
}
