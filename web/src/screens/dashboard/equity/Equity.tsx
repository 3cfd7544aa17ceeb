import { pages } from '@hausblick/contract/pages.ts'
import type { KindSubject } from '@hausblick/figures/amountsByKind.ts'
import { lastTwelve } from '@hausblick/figures/cashflow.ts'
import type { Debt, OwedLoan } from '@hausblick/figures/debt.ts'
import { completeDebt, computeEquity, type Equity as Figures } from '@hausblick/figures/equity.ts'
import { wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type To, useLocation } from 'react-router'
import { useYears } from '../../../base/data/access.ts'
import { useKnownMonths } from '../../../base/data/records.ts'
import type { Read } from '../../../base/data/useRead.ts'
import { formatDifference, formatMoney } from '../../../base/format/money.ts'
import { nameSpan } from '../../../base/format/month.ts'
import { formatOwedDays } from '../../../base/format/owedDays.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { ofMonths } from '../../../base/ui/texts.ts'
import { HowComputed, HowSentence } from '../../../parts/layout/HowComputed.tsx'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { Figures as Recorded } from '../FiguresView.tsx'
import { useCauses } from '../kinds/useCauses.ts'
import { returnsAddress } from '../leads/ReturnsLead.tsx'
import { LOANS_PLACE } from '../loans/LoanSection.tsx'
import { Carrying } from './Carrying.tsx'
import * as texts from './texts.ts'

interface Props {
  view: texts.EquityView
  /** The figures of a portfolio, building or unit; undefined while loading. */
  figures: Recorded | undefined
  loans: Read<OwedLoan[]>
  /** Returns what is owed for it; null if no loan is recorded, undefined while something else is loading. */
  debtOf: (loans: readonly OwedLoan[]) => Debt | null | undefined
  /** A unit or building; null for the portfolio, undefined while loading. */
  place: Place | null | undefined
  /** Whose amounts by kind explain the surplus; undefined while that is loading. */
  subject: KindSubject | undefined
  /** Follows the figures. */
  children?: ReactNode
}

/** What the owner owns after deducting what is owed. Figures that depend on something unknown are left out. */
export function Equity(props: Props) {
  const { view, figures, loans, debtOf, place, children } = props
  const { complete } = useAddresses()
  const { search } = useLocation()
  const causes = useCauses(props.subject)
  const { year } = useYears()
  const known = useKnownMonths()
  if (loans.error) return null
  const debt = loans.data && debtOf(loans.data)
  if (!figures || debt === undefined)
    return <div className="skeleton h-56 rounded-card lg:h-full" />
  if (!debt) return null
  const { value } = figures.valuation
  const equity = computeEquity(value, figures.cashFlow, debt)
  const twelve = lastTwelve(figures.cashFlow, figures.cashFlowBefore, known)
  const yearly = twelve
    ? computeEquity(value, twelve.amounts, completeDebt(debt, twelve.shown))
    : equity
  const returns = complete(returnsAddress(place ?? null))
  const toLoans = { search, hash: LOANS_PLACE }
  const told = { year, yearly, shown: twelve?.shown ?? equity.months }
  const entries = entriesOf(equity, told, view, {
    equity: toLoans,
    cashFlow: causes.kinds('income', equity.months - 1) ?? returns,
    loanToValue: view === 'portfolio' ? complete(pages.scenario.path) : toLoans,
    returnOnEquity: returns,
  })
  const missing = [
    ...(equity.value !== null && debt.remaining === null
      ? [texts.withoutDebt(debt.unknown.remaining)]
      : []),
    ...(equity.surplus !== null && equity.payments === null
      ? [texts.withoutPayment(debt.unknown.payments)]
      : []),
  ]
  if (entries.length === 0 && missing.length === 0) return null
  return (
    <section aria-labelledby="eigenkapital" className="card min-w-0 p-4 md:p-6">
      <h3 id="eigenkapital" className="mb-2 text-17 md:mb-3 font-semibold">
        {texts.heading}
      </h3>
      <dl className="pairs gap-x-6 gap-y-3 lg:gap-y-5">
        {entries.map(({ name, value, note, to }) => (
          <div
            key={name}
            className="relative row-span-2 grid grid-rows-subgrid gap-y-0 rounded-small outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-4"
          >
            <dt className="text-13 font-medium text-ink-2">
              <Link to={to} className="outline-none after:absolute after:inset-0 hover:text-brand">
                {name}
              </Link>
            </dt>
            <dd>
              <span className="inline-flex items-center gap-1 text-20 font-semibold tracking-tight">
                {value}
                <ChevronRight size={16} className="shrink-0 text-ink-3 print:hidden" />
              </span>
              {note && <p className="text-13 text-ink-3">{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
      {missing.map((sentence) => (
        <p key={sentence} className="mt-2 text-13 text-ink-3 first:mt-0">
          {sentence}
        </p>
      ))}
      {view === 'unit' && <Carrying equity={equity} />}
      <HowComputed of={texts.heading} className="mt-1 print:hidden">
        {entries.map(({ name, how }) => (
          <HowSentence key={name}>
            <span className="font-medium">{`${name}:`}</span> {how}
          </HowSentence>
        ))}
      </HowComputed>
      {children}
    </section>
  )
}

interface Entry {
  readonly name: string
  readonly value: string
  readonly note: string | null
  readonly to: To
  /** How it is computed. */
  readonly how: string
}

interface Told {
  readonly year: number
  /** The figures of the last twelve months, or of those shown where these are not known. */
  readonly yearly: Figures
  /** How many of their months are of the year shown. */
  readonly shown: number
}

type Ways = Readonly<Record<'equity' | 'cashFlow' | 'loanToValue' | 'returnOnEquity', To>>

function entriesOf(
  figures: Figures,
  { year, yearly, shown }: Told,
  view: texts.EquityView,
  ways: Ways,
): Entry[] {
  const { value, debt, equity, loanToValue, months, surplus, payments, cashFlow, lastMonth } =
    figures
  const { remaining, days } = debt
  const entries: Entry[] = []
  const add = (to: To, name: string, shown: string, how: string, note: string | null = null) =>
    entries.push({ to, name, value: shown, note, how })
  const isOwedOf = value !== null && remaining !== null
  if (isOwedOf && equity !== null)
    add(
      ways.equity,
      texts.equity,
      formatMoney(wholeEuros(value) - wholeEuros(remaining)),
      days === null
        ? texts.howWithoutLoan(value, view)
        : texts.howEquity(value, remaining, formatOwedDays(days), view),
      days && texts.owed(formatMoney(remaining), formatOwedDays(days)),
    )
  if (cashFlow !== null && surplus !== null && payments !== null)
    add(
      ways.cashFlow,
      cashFlow < 0 ? texts.deficit : texts.surplus,
      formatMoney(Math.abs(cashFlow)),
      texts.howCashFlow(surplus, debt.payments.slice(0, months), payments),
      ofMonths(
        nameSpan({ first: 0, last: months - 1 }, year),
        lastMonth === null || months === 1 ? null : formatDifference(lastMonth),
      ),
    )
  if (isOwedOf && loanToValue !== null)
    add(
      ways.loanToValue,
      texts.loanToValue,
      formatPercent(loanToValue),
      texts.howLoanToValue(value, remaining, days && formatOwedDays(days)),
      days && formatOwedDays(days),
    )
  const span = nameSpan({ first: shown - yearly.months, last: shown - 1 }, year)
  if (yearly.cashFlow !== null && equity !== null && yearly.returnOnEquity !== null)
    add(
      ways.returnOnEquity,
      texts.returnOnEquity,
      formatPercent(yearly.returnOnEquity),
      texts.howReturn(yearly.months, {
        cashFlow: yearly.cashFlow,
        owned: equity,
        span: shown < yearly.months ? span : null,
      }),
      span,
    )
  return entries
}
