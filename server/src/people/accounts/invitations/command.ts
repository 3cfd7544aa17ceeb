import { commandActor } from '../../../platform/audit/entry.ts'
import { createAuditLog } from '../../../platform/audit/log.ts'
import {
  type CommandContext,
  defineCommand,
  UsageError,
} from '../../../platform/command/command.ts'
import { withDatabase } from '../../../platform/command/stores.ts'
import { invite } from './create.ts'
import { checkInvitee, type Invitee } from './invitee.ts'

const HELP = `Lädt jemanden ein, ein Konto anzulegen.

  npm run --silent invite -- --customer KUNDENNUMMER
  npm run --silent invite -- --operator ADRESSE
  npm run --silent invite -- --staff ADRESSE

Der Link steht allein auf der Standardausgabe. Er gilt 14 Tage und für ein Konto. Die Adresse von
Betreibern und Mitarbeitern muss in OPERATOR_EMAILS oder STAFF_EMAILS stehen oder in der Verwaltung eingeladen sein; ihr neuer
Link ersetzt den vorigen.

  --help  zeigt diese Hilfe
`

const MISUSED = 'Bitte sagen Sie, wer eingeladen wird.'

async function inviteOne(context: CommandContext, invitee: Invitee): Promise<number> {
  return await withDatabase(context, async ({ out, err, database: { db }, config }) => {
    const refusal = await checkInvitee(db, config, invitee)
    if (refusal) {
      err.write(`${refusal}\n`)
      return 1
    }
    const record = createAuditLog(config.secrets).by(commandActor)
    out.write(`${await invite(db, record, invitee, config.publicUrl)}\n`)
    return 0
  })
}

function readInvitees(given: { customer?: string; operator?: string; staff?: string }): Invitee[] {
  const invitees: Invitee[] = []
  if (given.customer) invitees.push({ kind: 'customer', customerId: given.customer })
  if (given.operator) invitees.push({ kind: 'operator', email: given.operator.toLowerCase() })
  if (given.staff) invitees.push({ kind: 'staff', email: given.staff.toLowerCase() })
  return invitees
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    customer: { type: 'string' },
    operator: { type: 'string' },
    staff: { type: 'string' },
  },
  misused: MISUSED,
  failed: 'Die Einladung ist gescheitert.',
  run: async ({ values }, context) => {
    const [invitee, ...others] = readInvitees(values)
    if (!invitee || others.length > 0) throw new UsageError(MISUSED)
    return await inviteOne(context, invitee)
  },
})
