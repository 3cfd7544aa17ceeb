import { useYears } from '../../../base/data/access.ts'
import { formatDifference } from '../../../base/format/money.ts'
import { Chip, pickChangeLook } from '../../../base/ui/ChangeChip.tsx'
import * as texts from '../texts.ts'

interface Props {
  /** Null if unknown. */
  cents: number | null
  kind: 'income' | 'expenses'
}

/** The difference to the year before; nothing if it is unknown. More income is good news, more expenses are not. */
export function Difference({ cents, kind }: Props) {
  const { year } = useYears()
  if (cents === null) return null
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-2">
      <Chip
        text={cents === 0 ? texts.unchanged : formatDifference(cents)}
        look={pickChangeLook(kind === 'income' ? cents : -cents, 0)}
      />
      {texts.comparedWithYear(year - 1)}
    </span>
  )
}
