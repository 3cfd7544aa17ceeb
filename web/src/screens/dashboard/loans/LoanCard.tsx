import { loanName, loanTitle } from '@hausblick/figures/loans.ts'
import { amountOwed, type ListedLoan } from '../../../base/data/loanPlans.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatRateShort } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { describeOwed } from './describeOwed.ts'
import { Purposes } from './Purposes.tsx'
import type { Labels } from './purposes.ts'
import { Term } from './Term.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Undefined while loading. */
  shown: ListedLoan | undefined
  /** The labels of the units and buildings it finances. */
  labels?: Labels | undefined
}

export function LoanCard({ shown, labels }: Props) {
  const { details } = useAddresses()
  const loan = shown?.loan
  return (
    <li className="card @container relative flex min-w-0 transition-shadow has-[a:hover]:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      {/* A single loan takes the whole width, with its figures beside its term. */}
      <div className="flex w-full flex-col p-5 @min-[40rem]:grid @min-[40rem]:grid-cols-2 @min-[40rem]:gap-x-10">
        <div className="flex grow flex-col">
          <div className="mb-auto text-13 text-ink-3">
            <h4 className="text-15 font-semibold break-words text-ink">
              {loan ? (
                <Link
                  to={details({ kind: 'loan', id: loan.loanId })}
                  className="outline-none after:absolute after:inset-0 after:rounded-card"
                >
                  {loanTitle(loan)}
                </Link>
              ) : (
                <Skeleton size="w-48" />
              )}
            </h4>
            <p className="break-words">
              {loan ? loan.address && loanName(loan) : <Skeleton size="w-24" />}
            </p>
            {loan && labels ? (
              <Purposes loan={loan} labels={labels} />
            ) : (
              <p className="mt-1">
                <Skeleton size="w-32" />
              </p>
            )}
          </div>
          <Term shown={shown} className="mt-3" />
        </div>
        <dl className="pairs mt-5 gap-x-4 gap-y-3 @min-[40rem]:mt-0">
          <Entry
            name={texts.fields.payment}
            value={loan && formatOptional(loan.payment, formatMoney)}
          />
          <Entry
            name={texts.fields.interestRate}
            value={loan && formatOptional(loan.interestRate, formatRateShort)}
          />
          <Entry
            name={texts.fields.remainingCredit}
            value={shown && formatOptional(amountOwed(shown), formatMoney)}
            note={shown && describeOwed(shown)}
          />
          <Entry
            name={texts.fields.duration}
            value={loan && formatOptional(loan.duration, texts.years)}
          />
        </dl>
      </div>
    </li>
  )
}

interface EntryProps {
  name: string
  /** Undefined while loading. */
  value: string | undefined
  note?: string | null | undefined
}

function Entry({ name, value, note }: EntryProps) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="font-semibold">
        {value ?? <Skeleton size="w-20" />}
        {note && <span className="block text-13 font-normal text-ink-3">{note}</span>}
      </dd>
    </div>
  )
}
