export interface PageViewTable {
  /** ISO 8601, in Europe/Berlin. */
  day: string
  /** The path of a page, which may no longer exist. */
  route: string
  views: number
}
