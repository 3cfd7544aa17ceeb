import { pages } from '@hausblick/contract/pages.ts'
import { lastMonth, monthlySeries, totals } from '@hausblick/figures/cashflow.ts'
import type { Debt } from '@hausblick/figures/debt.ts'
import { shows, useAccess, useYears } from '../../../base/data/access.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { ReportLink } from '../../../parts/layout/report/ReportLink.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { nameSurplus } from '../chart/nameSurplus.ts'
import type { Figures } from '../FiguresView.tsx'
import { LeadCard, LeadCards, LeadName, leadLink } from './LeadCard.tsx'
import { ReturnsLead } from './ReturnsLead.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Null if none are recorded, undefined while loading. */
  figures: Figures | null | undefined
  /** Null if unknown. */
  debt: Debt | null
}

/** What leads on from the figures of the portfolio: its returns, what would be if, and the yearly report. */
export function PortfolioLeads({ figures, debt }: Props) {
  const access = useAccess()
  const { complete } = useAddresses()
  return (
    <LeadCards>
      {shows(access, 'figures') && figures && <ReturnsLead place={null} figures={figures} />}
      {shows(access, 'figures') && shows(access, 'loans') && (
        <LeadCard
          link={
            <Link to={complete(pages.scenario.path)} className={leadLink}>
              <LeadName>{texts.whatIf}</LeadName>
            </Link>
          }
          figure={scenarioFigure(figures, debt)}
        >
          {texts.aboutScenario}
        </LeadCard>
      )}
      {!access.guest && <ReportLead figures={figures} />}
    </LeadCards>
  )
}

function ReportLead({ figures }: Pick<Props, 'figures'>) {
  const { year } = useYears()
  const { name, amount } = nameSurplus(
    figures ? totals(monthlySeries(figures.cashFlow)).surplus : null,
  )
  return (
    <LeadCard
      link={
        <ReportLink className={leadLink}>
          <LeadName>{texts.report}</LeadName>
        </ReportLink>
      }
      figure={
        amount === null ? null : { value: formatMoney(amount), name: texts.ofYear(name, year) }
      }
    >
      {texts.aboutReport}
    </LeadCard>
  )
}

/** What one per cent makes: of the debt as interest, or else of the last month's income. */
function scenarioFigure(figures: Props['figures'], debt: Debt | null) {
  if (debt?.remaining)
    return { value: formatMoney(debt.remaining / 100 / 12), name: texts.onePercentInterest }
  const income = figures && lastMonth(monthlySeries(figures.cashFlow))?.income
  return income ? { value: formatMoney(income / 100), name: texts.onePercentRent } : null
}
