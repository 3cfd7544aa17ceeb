import type { Flow } from '@hausblick/figures/amountsByKind.ts'

interface Props {
  amount: number
  /** The amount whose bar takes the whole width. */
  highest: number
  /** Null for what no kind is stated of, whose bar is an outline. */
  flow: Flow | null
}

/** The bar of an amount; none of credit notes, which a length cannot show. */
export function KindBar({ amount, highest, flow }: Props) {
  const width = amount <= 0 ? 0 : (amount / highest) * 100
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="8"
      className={`mt-1.5 block overflow-visible ${flow === null ? 'fill-none stroke-ink-3' : flow === 'income' ? 'fill-income' : 'fill-expenses'}`}
    >
      {width > 0 && (
        <rect
          width={`${width}%`}
          height="8"
          rx="2.5"
          strokeDasharray={flow === null ? '4 3' : undefined}
        />
      )}
    </svg>
  )
}
