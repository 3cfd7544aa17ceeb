/** The amounts of one kind in a year, of a unit or of what in a building belongs to no unit. */
export interface KindAmounts {
  /** Null if the amounts are those of a unit. */
  readonly objectId: string | null
  readonly unitId: string | null
  readonly kind: string
  /** The twelve months in cents, January first; null if none has a value. */
  readonly income: readonly number[] | null
  readonly expenses: readonly number[] | null
}
