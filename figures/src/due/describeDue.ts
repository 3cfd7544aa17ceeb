import { date } from '@hausblick/contract/encoding/date.ts'
import { interestRate } from '@hausblick/contract/encoding/interestRate.ts'
import { WHOLE } from '../shares.ts'
import type { DateSubject } from './dateSubject.ts'
import type { DueKind } from './due.ts'
import type { RiseTerms } from './rentRise.ts'
import type { DateKind, DueDetails } from './upcoming.ts'

interface DueThing extends DueDetails {
  readonly kind: DateKind | DueKind
  readonly subject: Pick<DateSubject, 'kind'>
}

/** What is missing where a rise has no amount. */
export const UNKNOWN_RISE = 'Miete oder Marktmiete fehlt'

const A_MONTH = 'im\u00a0Monat'
const AMOUNTS: Readonly<
  Partial<Record<DateKind | DueKind, (amount: string, isNow: boolean) => string>>
> = {
  rentIncrease: (amount) => `bis zu ${amount} ${A_MONTH}`,
  vacancy: (amount) => `${amount} Miete ${A_MONTH} fehlen`,
  uncovered: (amount) => `${amount} ${A_MONTH}`,
  tenancyEnd: (amount) => `${amount} Miete ${A_MONTH}`,
  modernisation: (amount) => `geschätzt ${amount}`,
  fixedInterestEnd: (amount) => `dann noch ${amount}`,
  noticeAfterTenYears: (amount, isNow) => `${isNow ? 'noch' : 'dann noch'} ${amount}`,
  loanMaturity: (amount) => amount,
}

/** Says what an amount is, in German. */
export function nameAmount(kind: DueThing['kind'], amount: string, isNow: boolean): string | null {
  return AMOUNTS[kind]?.(amount, isNow) ?? null
}

/**
 * Returns what is known of something due beside its kind, subject and day, in German: the same wherever it is announced.
 *
 * @param writeMoney writes cents; null where no amounts are named
 */
export function describeDetails(
  due: DueThing,
  writeMoney: ((cents: number) => string) | null,
): string[] {
  const { kind, subject, isNow = false, amount = null } = due
  const parts = [
    due.rise && 'von der Verwaltung vorgemerkt',
    amount === null
      ? due.rise?.cap && subject.kind === 'unit' && UNKNOWN_RISE
      : writeMoney && nameAmount(kind, writeMoney(amount), isNow),
    ...(due.rise ? describeRise(kind, due.rise, amount !== null) : []),
    due.rate && describeRate(due.rate),
    due.rate && 'sechs Monate nach der Kündigung zurückzuzahlen',
  ]
  return parts.filter((part) => typeof part === 'string')
}

function describeRise(kind: DueThing['kind'], { rule, cap }: RiseTerms, isKnown: boolean) {
  // Steps and index are called so.
  if (rule === 'contract') return kind === 'rentIncrease' ? ['nach dem Vertrag'] : []
  return [
    isKnown && cap && describeCap(cap),
    rule === 'assumed' && 'gilt nicht bei Staffel- oder Indexmiete',
  ]
}

function describeCap({ share, place }: NonNullable<RiseTerms['cap']>): string {
  const limit = `höchstens ${(share / WHOLE) * 100}\u00a0% in drei Jahren`
  return place === null ? limit : `${limit} (${place})`
}

function describeRate({ interestRate: known, fixedUntil }: NonNullable<DueDetails['rate']>) {
  const rate = known === null ? null : `zu ${interestRate.write(known).replace('%', '\u00a0%')}`
  return fixedUntil === null ? rate : `${rate ?? 'Zins'} fest bis ${date.write(fixedUntil)}`
}
