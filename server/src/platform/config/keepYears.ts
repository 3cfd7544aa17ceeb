import * as z from 'zod'

/** How many years the documents of each type are kept after the calendar year they belong to; 0 for those that are not. */
export interface KeepYears {
  readonly byType: ReadonlyMap<string, number>
  /** For types that are not named. */
  readonly others: number
}

const MAX_YEARS = 30
const OTHERS = '*'

/**
 * What § 147 Abs. 3 AO and § 257 Abs. 4 HGB demand, as the Viertes Bürokratieentlastungsgesetz (BEG IV) has amended them:
 * books and annual accounts 10 years, vouchers 8 years, trade and business letters and other papers that matter for taxes
 * 6 years. A type that nobody has named may be a voucher. An energy certificate matters for neither.
 */
const statutory: readonly (readonly [years: number, types: readonly string[]])[] = [
  [10, ['Jahresabschluss', 'Inventar']],
  [
    8,
    [
      'Abrechnung',
      'Bescheid',
      'Grundsteuerbescheid',
      'Gutschrift',
      'Kontoauszug',
      'Nebenkostenabrechnung',
      'Rechnung',
    ],
  ],
  [
    6,
    [
      'Brief',
      'Kaufvertrag',
      'Kreditvertrag',
      'Mietvertrag',
      'Protokoll',
      'Schriftverkehr',
      'Versicherung',
    ],
  ],
  [0, ['Energieausweis']],
]

/** As the law demands. */
export const statutoryYears: KeepYears = {
  byType: new Map(statutory.flatMap(([years, types]) => types.map((type) => [type, years]))),
  others: 8,
}

/** Reads `Rechnung=8,Mietvertrag=6,*=0`: what is named overrides what the law demands. */
export const keepYears = z.string().transform((text, context): KeepYears => {
  const byType = new Map(statutoryYears.byType)
  let { others } = statutoryYears
  for (const entry of text.split(',')) {
    const { type, years } = /^(?<type>[^=]+)=\s*(?<years>\d{1,2})\s*$/.exec(entry)?.groups ?? {}
    const name = type?.trim().normalize('NFC')
    if (!name || Number(years) > MAX_YEARS) {
      context.addIssue({ code: 'invalid_value', values: [], input: text })
      return z.NEVER
    }
    if (name === OTHERS) others = Number(years)
    else byType.set(name, Number(years))
  }
  return { byType, others }
})
