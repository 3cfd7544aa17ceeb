import type { RecordKind } from '../../../records/recordKind.ts'
import type { Rule } from './finding.ts'

/** The plausible range of a field, in its encoding's unit; null where there is no bound. */
type Bounds = readonly [least: string, most: string | null]

const NOT_NEGATIVE: Bounds = ['0', null]
const SHARE: Bounds = ['0 %', '100 %']
const YEARS: Bounds = ['0', '60']
const RENT_PER_SQM: Bounds = ['0 €', '100 €']
const HOUSE_AREA: Bounds = ['0 m²', '200.000 m²']

/** By field, and for the same field of two tables with the table's name before it. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  occupancyrate: SHARE,
  specialrepaymentpercent: SHARE,
  interestrate: ['-2 %', '20 %'],
  portfoliovaluechangein: ['-100 %', null],
  objectvaluechangein: ['-100 %', null],
  propertyvaluechangein: ['-100 %', null],
  duration: YEARS,
  yearsremaining: YEARS,
  sizeinsqm: ['0 m²', '1.000 m²'],
  landareasqm: ['0 m²', '1.000.000 m²'],
  grosstotalarea: HOUSE_AREA,
  rentalarea: HOUSE_AREA,
  playingareasqm: ['0 m²', '100.000 m²'],
  gardenterracebalconysqm: ['0 m²', '100.000 m²'],
  numberofrooms: ['0', '30'],
  rentsqm: RENT_PER_SQM,
  marketaveragerent: RENT_PER_SQM,
  'property-overview.monthlyrent': ['0 €', '50.000 €'],
  monthlyrent: NOT_NEGATIVE,
  monthlymaintenancereserves: NOT_NEGATIVE,
  monthlymodernizationreserves: NOT_NEGATIVE,
  estimatedcostofmodernization: NOT_NEGATIVE,
  monthlypayment: NOT_NEGATIVE,
  remainingcredit: NOT_NEGATIVE,
  originalamount: NOT_NEGATIVE,
  portfoliovalue: NOT_NEGATIVE,
  portfoliopurchasingvalue: NOT_NEGATIVE,
  objectvalue: NOT_NEGATIVE,
  propertyvalue: NOT_NEGATIVE,
  purchasingvalue: NOT_NEGATIVE,
  numberofunits: NOT_NEGATIVE,
  numberofproperties: NOT_NEGATIVE,
  numberofgarage: NOT_NEGATIVE,
  numberofparking: NOT_NEGATIVE,
  numberofcellar: NOT_NEGATIVE,
}

/** Below this, a spreadsheet's fraction was read as a percentage: 0,97 for 97 %. */
const FRACTIONS: Readonly<Record<string, string>> = { occupancyrate: '1 %', interestrate: '0,1 %' }

/** Returns the rules that a table's numbers must lie within bounds, by field. */
export function boundRules({ name, fields }: RecordKind): Record<string, Rule> {
  const rules = Object.entries(fields).flatMap(([field, encoding]) => {
    const bounds = BOUNDS[`${name}.${field}`] ?? BOUNDS[field]
    if (!bounds) return []
    const [least, most] = bounds.map((bound) => (bound === null ? null : encoding.read(bound)))
    const fraction = encoding.read(FRACTIONS[field] ?? '')
    const rule: Rule = (_, { record }) => {
      const value = record[field]
      if (typeof value !== 'number') return null
      if (typeof fraction === 'number' && value > 0 && value < fraction)
        return describeFraction(field)
      if (typeof least === 'number' && value < least) return describeOutside(bounds)
      return typeof most === 'number' && value > most ? describeOutside(bounds) : null
    }
    return [[field, rule] as const]
  })
  return Object.fromEntries(rules)
}

function describeOutside([least, most]: Bounds): string {
  const fault = most === null ? `liegt unter ${least}` : `liegt nicht zwischen ${least} und ${most}`
  return `${fault}. Prüfen Sie, ob hier die richtige Spalte steht, und berichtigen Sie den Wert.`
}

function describeFraction(field: string): string {
  return `ist weniger als ${FRACTIONS[field]}, wohl ein Anteil von 1. Formatieren Sie die Spalte als Prozent, oder schreiben Sie 97 % statt 0,97.`
}
