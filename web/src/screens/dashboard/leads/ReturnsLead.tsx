import { figuresAddress } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { recorded } from '@hausblick/figures/returns/yields.ts'
import { netYield } from '@hausblick/figures/unitReturns.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatChange, formatPercent } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { Figures } from '../FiguresView.tsx'
import { LeadCard, LeadName, leadLink } from './LeadCard.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Null for the portfolio. */
  place: Place | null
  figures: Figures
}

/** Leads to the returns of a unit, building or the portfolio. */
export function ReturnsLead({ place, figures: { valuation, cashFlow } }: Props) {
  const { complete } = useAddresses()
  const { year } = useYears()
  const share = netYield(recorded(valuation.value), cashFlow)
  const { valueChange } = valuation
  const figure =
    share !== null
      ? { value: formatPercent(share), name: texts.netYield(year) }
      : valueChange !== null
        ? { value: formatChange(valueChange), name: texts.sinceReturns }
        : null
  return (
    <LeadCard
      link={
        <Link to={complete(returnsAddress(place))} className={leadLink}>
          <LeadName>{texts.returns}</LeadName>
        </Link>
      }
      figure={figure}
    >
      {texts.aboutReturns}
    </LeadCard>
  )
}

/** Returns the address of the returns of a unit or building, null for the portfolio. */
export function returnsAddress(place: Place | null): string {
  return place ? figuresAddress(place, pages.returns.path) : pages.returns.path
}
