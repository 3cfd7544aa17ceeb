import type { Database } from '../../server/src/database/open.ts'
import { withDatabaseAt } from '../../server/src/testing/kills/withDatabaseAt.ts'
import { berlinDate } from './berlin.ts'

/** Adds page views of the first days of those that are kept. */
export async function fillViews(databaseUrl: string, at: number): Promise<void> {
  const days = [-90, -89, -88, -87, -86].map((later) => berlinDate(at, later))
  const rows = days.map((day) => ({ day, route: '/kontakt', views: 1 }))
  await withDatabaseAt(databaseUrl, async ({ db }) => {
    await db.insertInto('page_view').values(rows).execute()
  })
}

/** Compares the page views, of which only those of 90 days are kept, when they are cleaned. */
export async function checkViews(
  { db }: Database,
  cleaned: readonly number[],
  views: ReadonlyMap<string, number>,
  tell: (fault: string) => void,
): Promise<void> {
  const rows = await db.selectFrom('page_view').selectAll().orderBy('day').execute()
  for (const [day, count] of views) {
    const found = rows.find((row) => row.day === day && row.route === '/dashboard')?.views
    if (found !== count) tell(`${found} page views on ${day} instead of ${count}`)
  }
  const firsts = cleaned.map((moment) => berlinDate(moment, -89))
  const oldest = rows.find(({ route }) => route === '/kontakt')?.day
  if (oldest === undefined || !firsts.includes(oldest))
    tell(`page views since ${oldest} instead of ${firsts.join(' or ')}`)
}
