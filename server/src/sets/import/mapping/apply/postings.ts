import type { AccountUse, PostingRules } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { type Entry, findForm, listEntries, readMonth, readStateOf, sidesOf } from './entries.ts'
import type { SourceValues } from './readValues.ts'
import { readSides, type SideFault } from './sides.ts'

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
  | 'not booked'
  /** It says that it reverses another, not whether its sides are swapped already. */
  | 'reversal'
  | 'foreign'
  | 'unclear state'
  | SideFault

/** What became of a posting, with the account that decided on it. */
export interface AddedPosting extends Entry {
  readonly outcome: PostingOutcome
}

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

  /** Adds a posting to its account, and to the one on its other side if it names it; to neither if one of them is at fault. */
  add(posting: SourceValues): AddedPosting {
    const judged = listEntries(posting).map((entry) => ({
      ...entry,
      ...this.#judge(entry, posting),
    }))
    const own = { outcome: 'ignored', values: posting, isCounter: false } as const
    const fault = judged.find(({ outcome }) => outcome !== 'added' && outcome !== 'ignored')
    if (fault) return fault
    for (const { count } of judged) count?.()
    return judged.find(({ outcome }) => outcome === 'added') ?? judged[0] ?? own
  }

  #judge(entry: Entry, posting: SourceValues): { outcome: PostingOutcome; count?: () => void } {
    const { values } = entry
    const use = this.#useOf(values)
    const found = readSides(posting, this.#rules.amounts, use?.use)
    const sides = typeof found === 'string' ? found : sidesOf(found, entry)
    const sum = this.#sumOf(values)
    sum.rows += 1
    if (typeof sides !== 'string') {
      sum.debit += sides.debit
      sum.credit += sides.credit
    }
    if (!use) return { outcome: sum.rows === 1 ? 'unknown' : 'unknown again' }
    const { year, month } = readMonth(values)
    if (month === null) return { outcome: 'undated' }
    if (this.#year !== null && year !== this.#year) return { outcome: 'outside' }
    if (use.use === 'ignore') return { outcome: 'ignored' }
    const state = readStateOf(values)
    if (state !== 'booked') return { outcome: state }
    const owner = ownerOf(values)
    if (owner.propertyid === null && owner.objectid === null) return { outcome: 'unowned' }
    if (typeof sides === 'string') return { outcome: sides }
    const form = findForm(values)
    if (form !== null) return { outcome: form }
    const received = sides.credit - sides.debit
    const amount = use.use === 'income' ? received : -received
    const count = () => {
      const amounts = this.#amountsOf(owner, use.kind, year)
      const series = use.use === 'income' ? amounts.income : amounts.expenses
      series[month - 1] = (series[month - 1] ?? 0) + amount
      if (use.use === 'income') sum.income += amount
      else sum.expenses += amount
    }
    return { outcome: 'added', count }
  }

  #useOf(values: SourceValues): AccountUse | undefined {
    const { account = null, accountname = null } = values
    for (const said of [account, accountname, accountOf(values)]) {
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

/** What is said of postings that name no account, whose account is empty. */
export const NO_ACCOUNT = 'Ohne Konto'

/** Returns an account as the file has it: `4010 Mieterträge`. */
export function nameAccount({ account, name }: Pick<AccountSum, 'account' | 'name'>): string {
  if (account === '') return NO_ACCOUNT
  return name === null || name === account ? account : `${account} ${name}`
}

/** Returns the account under which a posting is summed. */
export function accountOf({ account, accountname }: SourceValues): string {
  return String(account ?? accountname ?? '')
}
