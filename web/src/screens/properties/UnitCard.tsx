import { addressLine } from '@hausblick/figures/records/address.ts'
import { compareWithMarket } from '@hausblick/figures/rent.ts'
import { memo } from 'react'
import { formatArea } from '../../base/format/area.ts'
import { formatOptional } from '../../base/format/missing.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { Card, CardEntry, type CardProps } from './Card.tsx'
import { CarryingNote } from './carrying/CarryingNote.tsx'
import type { ListedUnit } from './carrying/useCarrying.ts'
import { formatRooms } from './formatFields.ts'
import { MarketNote } from './MarketNote.tsx'
import { marketLine } from './marketWords.ts'
import { StatusBadge } from './StatusBadge.tsx'
import * as texts from './texts.ts'

export const UnitCard = memo(({ item: unit, onOpen }: CardProps<ListedUnit>) => {
  const comparison = unit && compareWithMarket(unit)
  const carrying = unit?.carrying
  return (
    <Card
      item={unit}
      view="einheiten"
      onOpen={onOpen}
      address={unit && addressLine(unit.address)}
      facts={
        unit && [
          { name: texts.type, value: unit.type || null },
          { name: texts.size, value: unit.size === null ? null : formatArea(unit.size) },
          {
            name: texts.rooms,
            value: unit.rooms === null ? null : formatRooms(unit.rooms),
          },
        ]
      }
      badge={unit && <StatusBadge rented={unit.tenant !== null} />}
      footer={
        (comparison || carrying) && (
          <div className="grid gap-1.5">
            {comparison && (
              <MarketNote comparison={comparison}>{marketLine(comparison)}</MarketNote>
            )}
            {carrying && <CarryingNote unitId={unit.id} carrying={carrying} />}
          </div>
        )
      }
    >
      <CardEntry
        large
        name={texts.rent}
        value={unit && formatOptional(unit.monthlyRent, formatMoneyExactly)}
      />
      <CardEntry
        name={texts.rentPerSqm}
        value={unit && formatOptional(unit.rentPerSqm, formatMoneyExactly)}
      />
      <CardEntry
        name={texts.marketRentPerSqm}
        value={unit && formatOptional(unit.marketRentPerSqm, formatMoneyExactly)}
      />
    </Card>
  )
})
