/** The consumer price index of a year, as an operator has entered it. */
export interface ConsumerPriceTable {
  year: number
  /** The average of the year, in hundredths of a point. */
  index_hundredths: number
}
