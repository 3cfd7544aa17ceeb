import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import type { SheetRow } from '../../files/sheet.ts'

const DAY_AT_END = /^(.*?)\s*(\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2})$/
const BANK =
  /bank|sparkasse|kasse|bausparkasse|versicherung|kredit(?:anstalt|institut)|\bING\b|\bDKB\b|\bKfW\b/i

/** Proposes what titles above a list of loans say for all of them: the day of its balances, and the bank. */
export function proposeTitles(
  rows: readonly SheetRow[],
  subject: Subject,
  named: ReadonlySet<string>,
): Pick<MappingProfile, 'titles' | 'constants'> {
  if (subject !== 'loan') return { titles: [], constants: [] }
  const texts = rows.flatMap(({ cells }) => cells).map((text) => text.trim())
  const dated = named.has('balancedate') ? undefined : texts.find((text) => DAY_AT_END.test(text))
  const before = dated === undefined ? undefined : DAY_AT_END.exec(dated)?.[1]
  const bank = named.has('lender')
    ? undefined
    : texts.find((text) => BANK.test(text) && !DAY_AT_END.test(text))
  return {
    titles: before === undefined ? [] : [{ to: 'balancedate', pattern: `${before} …` }],
    constants: bank === undefined ? [] : [{ to: 'lender', value: bank }],
  }
}
