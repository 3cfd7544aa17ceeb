import type { leftOut } from '@hausblick/contract/calls/imports.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type * as z from 'zod/mini'
import type { UnreadColumn } from '../mapping/apply/unreadColumns.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import { readHeadingMonth } from '../mapping/months.ts'
import { findCandidates } from '../mapping/propose/candidates.ts'
import { canBe, sniff } from '../mapping/sniff.ts'
import { quote } from '../problems/problems.ts'

const REASON = 'wird nicht eingelesen'
/** Folded. */
const MONEY =
  /betrag|kosten|miete|summe|preis|wert|umsatz|zahl|gebuhr|entgelt|zuschlag|umlage|eur|€|soll|haben|steu|hausgeld|rate|tilgung|kaution|guthaben|ruckstand|saldo|einnahm|ausgab/
const OTHERS =
  /m2|m²|qm|flach|gros|%|prozent|anteil|quote|satz|faktor|schlussel|zimmer|menge|verbrauch|zahler|hohe|kwh/

/** Lists the columns of amounts that no field is chosen for, those of several months as one, and of other broken numbers. */
export function listUnread(
  columns: readonly UnreadColumn[],
  subject: Subject,
): z.infer<typeof leftOut>['parts'] {
  const units = new Map(columns.map((column) => [column, unitOf(column, subject)]))
  const amounts = columns.filter((column) => units.get(column) !== null)
  const groups = Map.groupBy(amounts, (column) => {
    const month = readHeadingMonth(column.heading)
    return month ? JSON.stringify([month.rest, month.year]) : column
  })
  return [...groups.values()].map((group) => {
    const names = [group[0], group.at(-1)].map((column) => quote(column?.heading ?? ''))
    const isMoney = group.some((column) => units.get(column) === 'money')
    const sum = group.reduce((total, column) => total + column.sum, 0)
    return {
      what:
        group.length === 1
          ? `Spalte ${names[0]}`
          : `${group.length} Spalten ${names.join(' bis ')}`,
      reason: group.length === 1 ? REASON : 'werden nicht eingelesen',
      rows: Math.max(...group.map(({ numbers }) => numbers)),
      amounts: [{ column: '', sum, ...(isMoney ? {} : { unit: 'number' as const }) }],
    }
  })
}

/** Returns what a column counts, by its heading where that means something, or else by how its numbers are written; null if nothing. */
function unitOf({ heading, examples }: UnreadColumn, subject: Subject): 'money' | 'number' | null {
  const looks = sniff(examples)
  if (!canBe('money', looks) || canBe('date', looks)) return null
  const { fields } = subjects[subject]
  const meant = findCandidates(heading, subject, {}).map(({ field }) => fields[field]?.type)
  if (meant.length > 0) return meant.includes('money') ? 'money' : null
  const folded = foldText(heading)
  if (OTHERS.test(folded)) return null
  if (MONEY.test(folded) || readHeadingMonth(heading) !== null || looks.shares.currency > 0)
    return 'money'
  return looks.shares.decimal > 0 ? 'number' : null
}
