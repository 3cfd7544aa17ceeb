/** The table of page views as Kysely knows it. */
export interface PageViewTables {
  page_view: PageViewTable
}

export interface PageViewTable {
  /** ISO 8601, in Europe/Berlin. */
  day: string
  /** As in `countedRoutes`, or what was counted once. */
  route: string
  views: number
}
