import { figuresAddress } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { Equity } from '@hausblick/figures/equity.ts'
import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { useYears } from '../../../base/data/access.ts'
import type { Read } from '../../../base/data/useRead.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { HowComputed, HowSentence } from '../../../parts/layout/HowComputed.tsx'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { listFigures } from './listFigures.ts'
import { footLink, Part } from './Part.tsx'
import * as texts from './texts.ts'
import type { PlaceFigures } from './usePlaceFigures.ts'

interface Props {
  place: Place
  figures: Read<PlaceFigures | null>
  equity: Equity | null
  size: number | null
  comparison: MarketComparison | null | undefined
}

/** The figures of the year shown, each n/a where it is unknown. */
export function FiguresPart({ place, figures, equity, size, comparison }: Props) {
  const years = useYears()
  const { year } = years
  const { figures: onDashboard, complete } = useAddresses()
  return (
    <Part
      title={texts.figuresHeading(year)}
      links={
        <>
          <Link to={onDashboard(place)} className={footLink}>
            {texts.toFigures}
          </Link>
          <Link to={complete(figuresAddress(place, pages.returns.path))} className={footLink}>
            {texts.toReturns}
          </Link>
        </>
      }
    >
      <Loaded
        read={figures}
        failure={texts.figuresFailed}
        waiting={<div className="skeleton h-36" />}
      >
        {(known) =>
          known === null ? (
            <p className="text-ink-2">{texts.noFigures(year)}</p>
          ) : (
            <>
              <dl className="up-to-4 grid gap-x-6 gap-y-3 max-md:pairs">
                {listFigures({ figures: known, equity, years, size, comparison }).map((one) => (
                  <div key={one.name} className="row-span-2 grid grid-rows-subgrid gap-y-0">
                    <dt className="text-13 font-medium text-ink-2">{one.name}</dt>
                    <dd>
                      <span className="text-20 font-semibold tracking-tight wrap-anywhere">
                        {one.value}
                      </span>
                      {one.note && <span className="block text-13 text-ink-3">{one.note}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
              <HowComputed of={texts.figuresHeading(year)} className="mt-3 print:hidden">
                {texts.how(year).map((sentence) => (
                  <HowSentence key={sentence}>{sentence}</HowSentence>
                ))}
              </HowComputed>
            </>
          )
        }
      </Loaded>
    </Part>
  )
}
