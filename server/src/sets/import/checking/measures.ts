import { isDate } from '@hausblick/contract/encoding/date.ts'
import type { EncodingKind } from '@hausblick/contract/encoding/encoding.ts'
import type { DecodedRow } from '../../../records/row.ts'
import type { Rule } from './finding.ts'

/** In euros a month per m². */
const LEAST_RENT_PER_SQM = 1.5
const MOST_RENT_PER_SQM = 100
/** In m². */
const MOST_PER_ROOM = 250
/** How far the stated rent per m² may be from the one that follows from rent and area. */
const TOLERANCE = 0.2

const EURO = /€|\beur(?:o)?\b/i
const SQM = /m²|\bm2\b|\bqm\b/i

/** Returns what an unreadable text is, if it probably stands in the wrong column; otherwise null. */
export function describeMistaken(text: string, kind: EncodingKind): string | null {
  const [isAmount, isArea] = [EURO.test(text), SQM.test(text)]
  if (isAmount && !isArea && kind !== 'money') return describeColumn('ein Betrag')
  return isArea && !isAmount && kind !== 'area' ? describeColumn('eine Fläche') : null
}

function describeColumn(what: string): string {
  return `ist ${what}. Prüfen Sie, ob hier die richtige Spalte steht.`
}

/** Both in hundredths. */
function rentPerSqm(record: DecodedRow, area: string): number | null {
  const [rent, size] = [record.monthlyrent, record[area]]
  return typeof rent === 'number' && typeof size === 'number' && rent > 0 && size > 0
    ? rent / size
    : null
}

const areaWithRent =
  (area: string): Rule =>
  (_, { record }) => {
    const perSqm = rentPerSqm(record, area)
    if (perSqm === null || (perSqm >= LEAST_RENT_PER_SQM && perSqm <= MOST_RENT_PER_SQM))
      return null
    const extent = perSqm < LEAST_RENT_PER_SQM ? 'weniger als 1,50 €' : 'mehr als 100 €'
    return `passt nicht zur Monatsmiete, es wären ${extent} je m². Prüfen Sie, ob in „${area}“ die Fläche und in „monthlyrent“ die Kaltmiete steht.`
  }

const size: Rule = (text, row) => {
  const { sizeinsqm: area, numberofrooms: rooms } = row.record
  const byRent = areaWithRent('sizeinsqm')(text, row)
  if (byRent !== null || typeof area !== 'number' || typeof rooms !== 'number') return byRent
  return rooms > 0 && area / 100 / (rooms / 10) > MOST_PER_ROOM
    ? `passt nicht zur Zahl der Zimmer, es wären mehr als ${MOST_PER_ROOM} m² je Zimmer. Prüfen Sie, ob in „sizeinsqm“ die Fläche steht.`
    : null
}

const rentalArea: Rule = (text, row) => {
  const { rentalarea, grosstotalarea } = row.record
  const isLarger =
    typeof rentalarea === 'number' &&
    typeof grosstotalarea === 'number' &&
    grosstotalarea > 0 &&
    rentalarea > grosstotalarea
  return isLarger
    ? 'ist mehr als die gesamte Fläche in „grosstotalarea“. Prüfen Sie, ob die beiden vertauscht sind.'
    : areaWithRent('rentalarea')(text, row)
}

const statedRent =
  (area: string): Rule =>
  (_, { record }) => {
    const [perSqm, stated] = [rentPerSqm(record, area), record.rentsqm]
    if (perSqm === null || typeof stated !== 'number' || stated <= 0) return null
    return Math.abs(stated / 100 - perSqm) > TOLERANCE * perSqm
      ? `ist nicht, was aus „monthlyrent“ und „${area}“ je m² folgt. Prüfen Sie, ob in den drei Spalten dieselbe Miete und deren Fläche stehen.`
      : null
  }

const remainingYears: Rule = (_, { record: { duration, yearsremaining } }) =>
  typeof duration === 'number' &&
  typeof yearsremaining === 'number' &&
  duration > 0 &&
  yearsremaining > duration
    ? 'ist mehr als die ganze Laufzeit in „duration“. Prüfen Sie, ob beide in Jahren angegeben sind.'
    : null

/** Dates of different precision are compared as far as both are known. */
const notBefore =
  (field: string, remark: string): Rule =>
  (_, { record }) => {
    const [end, start] = [record.dateofrentalend ?? record.maturitydate, record[field]]
    if (typeof end !== 'string' || typeof start !== 'string') return null
    if (!isDate(end) || !isDate(start)) return null
    const length = Math.min(end.length, start.length)
    return end.slice(0, length) < start.slice(0, length) ? remark : null
  }

/** What cannot be meant beside the other numbers of a row, by table and field. */
export const measureRules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'property-overview': {
    sizeinsqm: size,
    rentsqm: statedRent('sizeinsqm'),
    dateofrentalend: notBefore(
      'dateofrentalstart',
      'liegt vor dem Mietbeginn. Prüfen Sie, ob die beiden vertauscht sind.',
    ),
  },
  'object-overview': { rentalarea: rentalArea },
  'credit-overview': { yearsremaining: remainingYears },
  'credit-terms': {
    maturitydate: notBefore(
      'disbursementdate',
      'liegt vor der Auszahlung. Prüfen Sie, ob die beiden vertauscht sind.',
    ),
  },
}
