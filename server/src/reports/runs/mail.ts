import { pagePaths } from '@hausblick/contract/addresses.ts'
import type { Config } from '../../config/config.ts'
import { type Mail, writeSignature } from '../../mail/mail.ts'
import { reportTitle } from '../texts.ts'

/** Writes the mail that tells an owner that a report lies among their documents. */
export function writeReportMail(
  to: string,
  { year, customerId }: { readonly year: number; readonly customerId: string },
  { operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>,
): Mail {
  return {
    to,
    subject: `Ihre ${reportTitle(year)} ist da`,
    text: `Guten Tag,

Ihre ${reportTitle(year)} (Kundennummer ${customerId}) liegt bei Ihren Dokumenten:

${publicUrl}${pagePaths.documents}

${writeSignature(operator)}`,
  }
}
