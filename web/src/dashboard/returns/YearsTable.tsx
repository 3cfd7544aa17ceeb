import type { YearBeside } from '@hausblick/figures/returns/years.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { useId } from 'react'
import { formatOptional } from '../../format/missing.ts'
import { formatNumber } from '../../format/number.ts'
import { formatPercent } from '../../format/percent.ts'
import { Section } from '../../ui/Section.tsx'
import * as equityTexts from '../equity/texts.ts'
import * as texts from './texts.ts'

interface Props {
  years: readonly YearBeside[]
  hasLoans: boolean
  /** Basis points, null if unknown, of the one year that they are stated for; null if that may not be shown. */
  occupancy: { readonly year: number; readonly rate: number | null } | null
}

const inEuros = (cents: number) => formatNumber(cents / 100, 2, 2)

/** The years side by side, a column each. */
export function YearsTable({ years, hasLoans, occupancy }: Props) {
  const id = useId()
  const row = (
    name: string,
    pick: (year: YearBeside) => number | null,
    format = inEuros,
    isSum = false,
  ) => (
    <tr className={`border-t border-line ${isSum ? 'font-semibold' : ''}`}>
      <th
        scope="row"
        className={`sticky left-0 bg-surface py-2.5 pr-3 text-left ${isSum ? 'font-semibold' : 'font-normal text-ink-2'}`}
      >
        {name}
      </th>
      {years.map((year) => (
        <td key={year.year} className="py-2.5 pl-4 text-right whitespace-nowrap">
          {formatOptional(pick(year), format)}
        </td>
      ))}
    </tr>
  )
  const empty = ({ year }: YearBeside) =>
    occupancy?.year === year && occupancy.rate !== null ? Math.max(0, WHOLE - occupancy.rate) : null
  return (
    <Section title={<span id="jahre">{texts.yearsHeading}</span>}>
      <p id={id} className="mb-2 text-13 text-ink-3">
        {texts.inEuros}
      </p>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards need it to scroll.
        tabIndex={0}
        className="-mx-2 overflow-x-auto px-2"
      >
        <table className="w-full text-13 md:text-15">
          <thead>
            <tr className="text-13 text-ink-3">
              <th scope="col" className="sticky left-0 bg-surface py-2 pr-3 text-left font-medium">
                <span className="sr-only">{texts.row}</span>
              </th>
              {years.map(({ year, months }) => (
                <th key={year} scope="col" className="py-2 pl-4 text-right align-top font-medium">
                  <span className="font-semibold text-ink">{year}</span>
                  {months < 12 && (
                    <span className="block whitespace-nowrap">{texts.monthsKnown(months)}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(texts.income, ({ income }) => income)}
            {row(texts.expenses, ({ expenses }) => expenses)}
            {row(texts.surplus, ({ surplus }) => surplus, inEuros, true)}
            {hasLoans && row(texts.payments, ({ payments }) => payments)}
            {hasLoans && row(texts.cashFlow, ({ cashFlow }) => cashFlow, inEuros, true)}
            {row(texts.vacancy, empty, formatPercent)}
            {row(texts.gross, ({ gross }) => gross, formatPercent)}
            {row(texts.net, ({ net }) => net, formatPercent)}
          </tbody>
        </table>
      </section>
      <details className="mt-3 text-13 text-ink-2">
        <summary className="link w-fit py-1 pointer-coarse:py-3.5 print:hidden">
          {equityTexts.explain}
          <span className="sr-only">{equityTexts.of(texts.yearsHeading)}</span>
        </summary>
        <p className="max-w-prose py-1">{texts.howYears}</p>
      </details>
    </Section>
  )
}
