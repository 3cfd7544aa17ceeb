import { addressLine } from '@hausblick/figures/records/address.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { compareWithMarket } from '@hausblick/figures/rent.ts'
import { memo } from 'react'
import { formatArea } from '../format/area.ts'
import { shownNumber } from '../format/missing.ts'
import { formatMoneyExactly } from '../format/money.ts'
import { Card, CardEntry, type CardProps } from './Card.tsx'
import { MarketNote } from './MarketNote.tsx'
import { marketLine } from './marketWords.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { roomsText } from './shown.ts'

/** One rental unit in the list. */
export const UnitCard = memo(({ item: unit, onOpen }: CardProps<UnitDetails>) => {
  const comparison = unit && compareWithMarket(unit)
  return (
    <Card
      item={unit}
      view="einheiten"
      onOpen={onOpen}
      address={unit && addressLine(unit.address)}
      facts={
        unit && [
          { name: 'Typ', value: unit.type || null },
          { name: 'Größe', value: unit.size === null ? null : formatArea(unit.size) },
          {
            name: 'Zimmer',
            value: unit.rooms === null ? null : roomsText(unit.rooms),
          },
        ]
      }
      badge={unit && <StatusBadge rented={unit.tenant !== null} />}
      footer={
        comparison && <MarketNote comparison={comparison}>{marketLine(comparison)}</MarketNote>
      }
    >
      <CardEntry
        large
        name="Monatliche Miete"
        value={unit && shownNumber(unit.monthlyRent, formatMoneyExactly)}
      />
      <CardEntry
        name="Miete pro m²"
        value={unit && shownNumber(unit.rentPerSqm, formatMoneyExactly)}
      />
      <CardEntry
        name="Marktmiete pro m²"
        value={unit && shownNumber(unit.marketRentPerSqm, formatMoneyExactly)}
      />
    </Card>
  )
})
