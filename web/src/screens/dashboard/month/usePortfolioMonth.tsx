import type { Debt } from '@hausblick/figures/debt.ts'
import { useAccess } from '../../../base/data/access.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { newsQuery } from '../../../parts/layout/due/news.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { MailOffer } from './MailOffer.tsx'
import { MonthSummary } from './MonthSummary.tsx'
import { useMonthNews } from './useMonthNews.ts'

/**
 * Returns what the newest month of a portfolio has brought, and whether that is new to who reads it. The demo shows how that is.
 *
 * @param debt null if it is unknown, undefined while loading
 */
export function usePortfolioMonth(debt: Debt | null | undefined) {
  const access = useAccess()
  const state = useSessionState()
  const me = state.status === 'signedIn' ? state.me : null
  const told = useRead((known) => newsQuery(known, me), access).data?.month
  const news = useMonthNews(debt)
  const isNew = access.demo || told?.isNew === true
  if (!news) return undefined
  return {
    isNew,
    summary: (
      <MonthSummary news={news} isNew={isNew}>
        {told?.isOffered && <MailOffer />}
      </MonthSummary>
    ),
  }
}
