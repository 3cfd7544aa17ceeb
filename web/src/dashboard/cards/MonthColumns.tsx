const HEIGHT = 28
const YEAR = 12

export interface Column {
  /** The month. */
  readonly label: string
  readonly amount: number
}

interface Props {
  /** The months of a series, January first. */
  columns: readonly Column[]
  className: string
}

/** The months as columns, the last one in full colour; months still to come are left blank. */
export function MonthColumns({ columns, className }: Props) {
  const highest = Math.max(0, ...columns.map((column) => column.amount))
  if (highest === 0) return null
  const last = columns.at(-1)
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className={className}>
      {columns.map((column, index) => {
        const height = Math.max((column.amount / highest) * HEIGHT, 1.5)
        return (
          <rect
            key={column.label}
            x={`${(index / YEAR) * 100}%`}
            y={HEIGHT - height}
            width={`${60 / YEAR}%`}
            height={height}
            rx="1.5"
            opacity={column === last ? 1 : 0.3}
          />
        )
      })}
    </svg>
  )
}
