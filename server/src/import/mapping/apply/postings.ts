import type { AccountUse, PostingRules } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SourceValues } from './readValues.ts'

/** Whose amounts: a unit's, or a building's own, which belong to no unit. */
export interface AmountOwner {
  readonly customerid: string | null
  readonly propertyid: string | null
  readonly objectid: string | null
}

/** The amounts of one kind by month, in cents; what was not posted is 0. */
export interface KindAmounts extends AmountOwner {
  readonly kind: string
  readonly year: number
  readonly income: number[]
  readonly expenses: number[]
}

/** An account of the source, with what its postings add up to. */
export interface AccountSum {
  readonly account: string
  readonly name: string | null
  /** Null for an account that the mapping does not know yet. */
  readonly use: AccountUse['use'] | null
  rows: number
  /** In cents, as the file has them. */
  debit: number
  credit: number
  /** The part that goes in, in cents: what increases income and expenses. */
  income: number
  expenses: number
}

/** What became of a posting, beside `added`: the name under which it is counted. */
export type PostingOutcome =
  | 'added'
  | 'ignored'
  | 'outside'
  | 'unknown'
  /** Its account was unknown in an earlier posting. */
  | 'unknown again'
  | 'unowned'
  | 'undated'

const MONTHS = 12

/** Sums a journal into months. Its memory grows with units and kinds, not with postings. */
export class PostingSums {
  readonly #rules: PostingRules
  readonly #year: number | null
  readonly #uses: ReadonlyMap<string, AccountUse>
  /** By the account as the source writes it. */
  readonly #found = new Map<string, AccountUse | undefined>()
  readonly #amounts = new Map<string, KindAmounts>()
  readonly #accounts = new Map<string, AccountSum>()

  /** @param year the only one that is summed; null for all */
  constructor(rules: PostingRules, year: number | null) {
    this.#rules = rules
    this.#year = year
    const uses = Object.entries(rules.accounts)
    this.#uses = new Map(uses.map(([account, use]) => [foldText(account).trim(), use]))
  }

  get amounts(): readonly KindAmounts[] {
    return [...this.#amounts.values()]
  }

  get accounts(): readonly AccountSum[] {
    return [...this.#accounts.values()]
  }

  /** The accounts that the mapping does not know, which are asked for once. */
  get unknownAccounts(): readonly AccountSum[] {
    return this.accounts.filter(({ use }) => use === null)
  }

  add(values: SourceValues): PostingOutcome {
    const { debit, credit } = this.#sidesOf(values)
    const sum = this.#sumOf(values)
    sum.rows += 1
    sum.debit += debit
    sum.credit += credit
    const use = this.#useOf(values)
    if (!use) return sum.rows === 1 ? 'unknown' : 'unknown again'
    const { year, month } = readMonth(values)
    if (month === null) return 'undated'
    if (this.#year !== null && year !== this.#year) return 'outside'
    if (use.use === 'ignore') return 'ignored'
    const owner = ownerOf(values)
    if (owner.propertyid === null && owner.objectid === null) return 'unowned'
    const amounts = this.#amountsOf(owner, use.kind, year)
    const amount = use.use === 'income' ? credit - debit : debit - credit
    const series = use.use === 'income' ? amounts.income : amounts.expenses
    series[month - 1] = (series[month - 1] ?? 0) + amount
    if (use.use === 'income') sum.income += amount
    else sum.expenses += amount
    return 'added'
  }

  /** Returns both sides of a posting, in cents. */
  #sidesOf(values: SourceValues): { debit: number; credit: number } {
    const amount = Number(values.amount ?? 0)
    switch (this.#rules.amounts) {
      case 'debit-credit':
        return { debit: Number(values.debit ?? 0), credit: Number(values.credit ?? 0) }
      case 'side':
        return isDebit(String(values.side ?? ''))
          ? { debit: amount, credit: 0 }
          : { debit: 0, credit: amount }
      case 'signed':
        return amount < 0 ? { debit: -amount, credit: 0 } : { debit: 0, credit: amount }
      case 'unsigned':
        return this.#useOf(values)?.use === 'expense'
          ? { debit: amount, credit: 0 }
          : { debit: 0, credit: amount }
    }
  }

  #useOf({ account = null, accountname = null }: SourceValues): AccountUse | undefined {
    for (const said of [account, accountname]) {
      const use = said === null ? undefined : this.#findUse(String(said))
      if (use) return use
    }
    return undefined
  }

  #findUse(account: string): AccountUse | undefined {
    if (!this.#found.has(account))
      this.#found.set(account, this.#uses.get(foldText(account).trim()))
    return this.#found.get(account)
  }

  #sumOf(values: SourceValues): AccountSum {
    const account = accountOf(values)
    const known = this.#accounts.get(account)
    if (known) return known
    const name = typeof values.accountname === 'string' ? values.accountname : null
    const use = this.#useOf(values)?.use ?? null
    const added = { account, name, use, rows: 0, debit: 0, credit: 0, income: 0, expenses: 0 }
    this.#accounts.set(account, added)
    return added
  }

  #amountsOf(owner: AmountOwner, kind: string, year: number): KindAmounts {
    const { customerid, propertyid, objectid } = owner
    const key = [customerid, propertyid, objectid, kind, year].join('\u0000')
    const known = this.#amounts.get(key)
    if (known) return known
    const none = () => Array<number>(MONTHS).fill(0)
    const added = { ...owner, kind, year, income: none(), expenses: none() }
    this.#amounts.set(key, added)
    return added
  }
}

function ownerOf({
  customerid = null,
  propertyid = null,
  objectid = null,
}: SourceValues): AmountOwner {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { customerid: text(customerid), propertyid: text(propertyid), objectid: text(objectid) }
}

/** Returns the account under which a posting is summed. */
export function accountOf({ account, accountname }: SourceValues): string {
  return String(account ?? accountname ?? '')
}

/** `S`, `Soll`, `D`, `Debit` and `-`. */
export function isDebit(side: string): boolean {
  return /^(?:s|d|-|−|–)/i.test(side.trim())
}

function readMonth({ date = null }: SourceValues): { year: number; month: number | null } {
  const [year, month] = String(date ?? '').split('-')
  return { year: Number(year), month: month === undefined ? null : Number(month) }
}
