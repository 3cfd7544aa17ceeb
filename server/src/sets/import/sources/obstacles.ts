import { fieldsOf } from '@hausblick/contract/mapping/derivations.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import { BALANCE_SHEET } from '../mapping/apply/entries.ts'
import { keyFieldsOf } from '../mapping/apply/keys.ts'
import type { CellFault } from '../mapping/apply/readValues.ts'
import { REFUSALS } from '../mapping/apply/refusals.ts'
import { NO_YEAR_OF_DAY } from '../mapping/apply/texts.ts'
import { fieldLabel } from '../mapping/fields/listFields.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import { quote } from '../problems/problems.ts'
import { headingOf } from './report.ts'

const MONTHLY: ReadonlySet<string> = new Set(['income', 'expenses'])

const NO_HEADER =
  'Die Überschriften dieser Zuordnung stehen nicht in der Tabelle. Wählen Sie oben noch einmal, worum es in ihr geht.'

/** Faults of rows that only the mapping can mend. */
const QUESTIONS: ReadonlySet<string> = new Set([NO_YEAR_OF_DAY, REFUSALS.minus])

const UNKNOWN_FIELD =
  'Die Zuordnung legt etwas fest, was es hier nicht gibt. Wählen Sie noch einmal, was in dieser Tabelle steht.'
const OWNERS = ['propertyid', 'objectid']
const NO_OWNER =
  'Keine Spalte nennt Einheit oder Objekt. Wählen Sie die Spalte, in der das steht; nennt die Datei sie nicht, wie der Kontoauszug einer Bank, nehmen Sie stattdessen das Journal Ihres Verwaltungsprogramms, oder ergänzen Sie eine Spalte mit der Einheit (in DATEV: KOST1).'

const COUNTER_ACCOUNT =
  'Alle Buchungen stehen auf einem Konto der Bank; was sie bedeuten, sagt das Gegenkonto. Wählen Sie für dessen Spalte das Feld „Gegenkonto“.'

/** Whether a journal is the bank's own, as in DATEV, whose accounts stand in a column that is not read. */
function standsOnBank({ postings, leftOut }: SourceResult): boolean {
  const [account, ...others] = postings?.accounts ?? []
  if (!account || others.length > 0 || !BALANCE_SHEET.test(account.account)) return false
  const counter = leftOut?.unread.columns.find(({ heading }) => /^gegenkonto/i.test(heading))
  return counter?.examples.some((example) => !BALANCE_SHEET.test(example)) ?? false
}

/** Sides that are this rare are mended in their cells. */
const FEW = 0.1

const SHOWN_WORDS = 5

/** Returns the words of cells, and their column: `Spalte „Status“, „offen“, „storniert“`. */
function nameWords(faults: readonly CellFault[]): string {
  const words = [...new Set(faults.map(({ cell }) => quote(cell)))]
  const more = words.length > SHOWN_WORDS ? [`und ${words.length - SHOWN_WORDS} weitere`] : []
  return [`Spalte ${quote(faults[0]?.column ?? '')}`, ...words.slice(0, SHOWN_WORDS), ...more].join(
    ', ',
  )
}

/** Returns in German what keeps a mapping from being used, whatever other sheets hold. */
export function describeObstacles(result: SourceResult): string[] {
  const { source, change, faults, postings, records, totals } = result
  const { profile } = source
  if (change) return [NO_HEADER]
  const { fields } = subjects[profile.subject]
  const given = fieldsOf(profile)
  const isUnknown = (field: string) => !Object.hasOwn(fields, field) && !MONTHLY.has(field)
  const obstacles = profile.columns
    .filter(({ to }) => to !== null && isUnknown(to))
    .map(
      ({ from: [label = ''] }) =>
        `Was für die Spalte ${quote(headingOf(result, label))} gewählt ist, gibt es hier nicht. Wählen Sie etwas anderes.`,
    )
  if (obstacles.length === 0 && [...given].some(isUnknown)) obstacles.push(UNKNOWN_FIELD)
  const missing = [
    ...keyFieldsOf(profile.subject).map((field) => [field]),
    ...(postings ? [['debit', 'credit', 'amount'], ['account', 'accountname'], OWNERS] : []),
  ].filter((group) => !group.some((field) => given.has(field)))
  if (missing.includes(OWNERS)) return [...obstacles, NO_OWNER]
  for (const group of missing) {
    const names = group.map((field) => quote(fieldLabel(profile.subject, field)))
    obstacles.push(
      `Keine Spalte ist ${names.join(' oder ')}. Wählen Sie die Spalte, in der das steht.`,
    )
  }
  if (missing.length > 0) return obstacles
  const open = (postings?.unknownAccounts ?? []).length
  if (open > 0)
    obstacles.push(
      open === 1
        ? 'Ein Konto ist noch nicht zugeordnet.'
        : `${open} Konten sind noch nicht zugeordnet.`,
    )
  // What rows cannot be read without is asked once, not of every cell.
  for (const message of new Set(faults.map((fault) => fault.message)))
    if (QUESTIONS.has(message)) obstacles.push(message)
  const stateless = faults.filter(({ message }) => message === REFUSALS['unclear state'])
  if (stateless.length > 0)
    obstacles.push(
      `${nameWords(stateless)}: Ob diese Buchungen zählen, ist nicht festgelegt. Wählen Sie unter „Was die Wörter bedeuten“ für jedes Wort „gebucht“ oder „nicht gebucht“.`,
    )
  if (standsOnBank(result)) obstacles.push(COUNTER_ACCOUNT)
  const sideless = faults.filter(({ message, cell }) => message === REFUSALS['no side'] && cell)
  const rows = (postings?.accounts ?? []).reduce((sum, account) => sum + account.rows, 0)
  if (sideless.length > rows * FEW)
    obstacles.push(
      `${nameWords(sideless)}: Ob das Soll oder Haben ist, ist nicht zu erkennen. Wählen Sie es unter „Was die Wörter bedeuten“. Sagt die Spalte darüber nichts, lesen Sie sie nicht ein.`,
    )
  const [first] = faults.filter(
    ({ cell }) => !postings?.unknownAccounts.some(({ account }) => account === cell),
  )
  if (first && records.length === 0 && !postings)
    obstacles.push(`Keine Zeile lässt sich lesen, die erste wegen Folgendem: ${first.message}`)
  for (const { label, text } of result.readings.filter(({ isOpen }) => isOpen))
    obstacles.push(
      `Spalte ${quote(headingOf(result, label))}: ${text}. Legen Sie bei den Einstellungen der Spalte fest, wie ihre Zahlen geschrieben sind.`,
    )
  const wrong = totals.find(({ differs }) => differs)
  if (wrong)
    obstacles.push(
      `Die Summe in Zeile ${wrong.line} stimmt nicht mit den Zeilen der Datei überein. Prüfen Sie, ob Zeilen fehlen oder doppelt sind.`,
    )
  return obstacles
}
