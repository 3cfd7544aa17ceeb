import { monthlyInterest } from './interest.ts'

/** A payment of a schedule, in cents. */
export interface Payment {
  /** The day on which it is due, ISO 8601. */
  readonly due: string
  /** The annual rate of its interest, in millionths of a per cent. */
  readonly rate: number
  /** Interest and principal, without the special repayment. */
  readonly payment: number
  readonly interest: number
  readonly principal: number
  /** What is repaid beside the payment on the same day. */
  readonly special: number
  /** What is owed afterwards. */
  readonly balance: number
  /**
   * `calculated`: worked backwards from the known balance; `contract`: as agreed; `scenario`: after the fixed interest, at a
   * rate that nobody has agreed, or from a special repayment on that is only tried out.
   */
  readonly basis: 'calculated' | 'contract' | 'scenario'
}

/** What the payments of a loan are worked out from. */
export interface KnownLoan {
  /** The day of the balance, ISO 8601. */
  readonly from: string
  /** Cents. */
  readonly balance: number
  /** Millionths of a per cent a year. */
  readonly rate: number
  /** Cents a month. */
  readonly payment: number
  /** Whether it pays interest alone and is repaid whole at maturity. */
  readonly isBullet: boolean
}

export function balanceBeforePayment({ balance, principal, special }: Payment): number {
  return balance + principal + special
}

/** Whether what is owed stays the same from payment to payment: until maturity, or since each is exactly the interest. */
export function paysInterestAlone({ isBullet, payment, balance, rate }: KnownLoan): boolean {
  return isBullet || (payment > 0 && payment === monthlyInterest(balance, rate))
}
