import type { CustomerDetail } from '../../../../base/data/directory.ts'
import { formatDay } from '../../../../base/format/day.ts'
import { formatMoney } from '../../../../base/format/money.ts'
import { formatCount } from '../../../../base/format/number.ts'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { useToday } from '../../../../base/ui/useToday.ts'
import { isBehind, nameMonth } from '../describeFigures.ts'
import * as shared from '../texts.ts'
import { Fact } from './Fact.tsx'
import * as texts from './texts.ts'

/** How much there is of a customer's figures, and how far they reach. */
export function FiguresFacts({ customer }: { customer: CustomerDetail }) {
  const today = useToday()
  const { units, objects, loans, value, figuresUntil, importedAt } = customer
  return (
    <dl>
      <Fact name={texts.units}>{formatCount(units)}</Fact>
      <Fact name={texts.objects}>{formatCount(objects)}</Fact>
      <Fact name={texts.loans}>{formatCount(loans)}</Fact>
      <Fact name={texts.value}>{value === null ? shared.nothing : formatMoney(value)}</Fact>
      <Fact name={texts.figuresUntil}>
        {figuresUntil === null ? (
          importedAt === null ? (
            shared.withoutFigures
          ) : (
            shared.withoutMonths
          )
        ) : isBehind(figuresUntil, today) ? (
          <StateChip look="bad">{nameMonth(figuresUntil)}</StateChip>
        ) : (
          nameMonth(figuresUntil)
        )}
      </Fact>
      <Fact name={texts.changedOn}>
        {importedAt === null ? shared.nothing : formatDay(importedAt)}
      </Fact>
    </dl>
  )
}
