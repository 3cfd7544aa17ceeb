import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { formatChange } from '../format/percent.ts'

const looks = {
  good: 'bg-income-soft text-income',
  bad: 'bg-expenses-soft text-expenses',
  neutral: 'bg-surface-2 text-ink-2',
  deep: 'bg-on-deep/15 text-on-deep',
} as const

interface Props {
  /** In basis points. */
  change: number
  maxDecimals?: number
  look: keyof typeof looks
}

/** Shows a change in per cent. */
export function ChangeChip({ change, maxDecimals = 2, look }: Props) {
  return <Chip text={formatChange(change, maxDecimals)} look={look} />
}

/** Shows a change with an arrow if it has a sign, so as not to rely on colour alone. */
export function Chip({ text, look }: { text: string; look: keyof typeof looks }) {
  const Icon = text.startsWith('+') ? ArrowUpRight : text.startsWith('−') ? ArrowDownRight : null
  return (
    <span
      className={`inline-flex items-center gap-0.5 rounded-full py-0.5 pr-2 text-12 font-medium whitespace-nowrap max-[16rem]:whitespace-normal ${Icon ? 'pl-1.5' : 'pl-2'} ${looks[look]}`}
    >
      {Icon && <Icon size={14} />}
      {text}
    </span>
  )
}

/** Picks the look of a change in basis points; neutral if it rounds to zero at `maxDecimals`. */
export function pickChangeLook(change: number, maxDecimals: number) {
  const shown = Number((change / 100).toFixed(maxDecimals))
  if (shown > 0) return 'good'
  return shown < 0 ? 'bad' : 'neutral'
}
