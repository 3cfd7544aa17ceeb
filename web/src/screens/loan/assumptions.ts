import { interestRate, ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import {
  mapParameter,
  optionalParameter,
  recordParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { SpecialRepayment } from '@hausblick/figures/loans/specialRepayment.ts'

/** The lowest and highest rate of a scenario, in millionths of a per cent. */
export const MIN_RATE = ONE_PERCENT / 2
export const MAX_RATE = 8 * ONE_PERCENT

export interface Assumptions {
  /** Millionths of a per cent after the fixed interest; null for the loan's own rate. */
  readonly scenarioRate: number | null
  readonly special: SpecialRepayment | null
}

const rateParameter = mapParameter(optionalParameter('zins'), {
  read: (text): number | null => {
    const rate = text === null ? null : interestRate.read(text)
    return rate !== null && rate >= MIN_RATE && rate <= MAX_RATE ? rate : null
  },
  write: (rate: number | null) => (rate === null ? null : interestRate.write(rate).slice(0, -1)),
})

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const specialParameter = mapParameter(
  recordParameter({
    once: optionalParameter('sondertilgung'),
    yearly: optionalParameter('jaehrlich'),
    month: optionalParameter('ab', MONTH),
  }),
  {
    read: ({ once, yearly, month }): SpecialRepayment | null => {
      const amount = money.read(once ?? yearly ?? '')
      if (amount === null || amount <= 0 || month === null) return null
      return { amount, month, isYearly: once === null }
    },
    write: (special: SpecialRepayment | null) => {
      const amount = special && money.write(special.amount)
      return {
        once: special?.isYearly === false ? amount : null,
        yearly: special?.isYearly === true ? amount : null,
        month: special?.month ?? null,
      }
    },
  },
)

/** Reads and writes the assumptions in the address. */
export const assumptionsParameter = recordParameter<Assumptions>({
  scenarioRate: rateParameter,
  special: specialParameter,
})
