import { addressLine } from '@hausblick/figures/records/address.ts'
import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { memo } from 'react'
import { formatOptional, NOT_RECORDED } from '../../base/format/missing.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { Card, CardEntry, type CardProps } from './Card.tsx'
import { countItems, unitNouns } from './nouns.ts'
import * as texts from './texts.ts'

export const ObjectCard = memo(({ item: object, onOpen }: CardProps<ObjectDetails>) => (
  <Card
    item={object}
    view="objekte"
    onOpen={onOpen}
    address={object && addressLine(object.address)}
    facts={
      object && [
        { name: texts.type, value: object.type || null },
        { name: texts.unitCount, value: unitsOf(object.unitCount) },
      ]
    }
  >
    <CardEntry
      large
      name={texts.rent}
      value={object && formatOptional(object.monthlyRent, formatMoneyExactly)}
    />
    <CardEntry
      name={texts.rentPerSqm}
      value={object && formatOptional(object.rentPerSqm, formatMoneyExactly)}
    />
  </Card>
))

function unitsOf(count: number | null): string {
  if (count === null) return texts.unitsNotRecorded(countItems(0, 0, unitNouns), NOT_RECORDED)
  return countItems(count, count, unitNouns)
}
