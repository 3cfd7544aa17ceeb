import * as texts from './texts.ts'

/** Shows whether a unit is let, by word and shape as well as by colour. */
export function StatusBadge({ rented }: { rented: boolean }) {
  const [look, mark] = rented
    ? ['bg-income-soft text-income', 'rounded-full bg-income']
    : ['bg-expenses-soft text-expenses', 'rounded-small border-2 border-expenses']
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-12 font-medium ${look}`}
    >
      <span aria-hidden className={`size-2 ${mark}`} />
      {rented ? texts.rented : texts.free}
    </span>
  )
}
