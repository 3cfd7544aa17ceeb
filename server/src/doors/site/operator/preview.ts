import type { OperatorChange } from '@hausblick/contract/calls/operator.ts'
import { fillInvitation } from '@hausblick/contract/invitationText.ts'
import type { LegalPageName } from '@hausblick/contract/legal.ts'
import type { Kysely } from 'kysely'
import { writeInvitation } from '../../../people/customers/invitations/mail.ts'
import type { Config } from '../../../platform/config/config.ts'
import { describeOperating } from '../../../platform/config/operating.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { findContent, findNewestVersion } from '../../../platform/operator/versions.ts'
import { writeNewsMail } from '../../reminders/mails.ts'
import { readLegalPages } from '../legal/pages.ts'
import { applyChange, readLogo } from './change.ts'

export async function tryChange(
  db: Kysely<Schema>,
  config: Config,
  change: OperatorChange,
): Promise<Config> {
  const version = await findNewestVersion(db)
  const before = await findContent(db, version)
  if (!before) throw new Error('the version in force is missing')
  const said = applyChange(before, change)
  const logo = readLogo(change)
  const logoPng = logo === undefined ? config.logoPng : (logo?.toString('base64') ?? '')
  return { ...config, ...describeOperating(config.configuredOperator, { version, said, logoPng }) }
}

/** Writes legal pages and mails as a configuration has them. */
export function previewTexts(config: Config) {
  const from = config.mailFrom
  const portions = [{ customerId: 'K-1001', isOnly: true, content: 1 }]
  const link = `${config.publicUrl}/…`
  const show = ({ subject, text }: { readonly subject: string; readonly text: string }) => ({
    from,
    subject,
    text,
  })
  return {
    pages: Object.fromEntries(readLegalPages(config)) as Record<LegalPageName, string>,
    mails: {
      invitation: show(fillInvitation(writeInvitation(config), { customerId: 'K-1001', link })),
      document: show(writeNewsMail('', [{ kind: 'document', portions, token: '…' }], config)),
      report: show(writeNewsMail('', [{ kind: 'report', portions, token: '…' }], config)),
    },
  }
}
