import { HELP_OPTION, readArguments, runCommand } from '../../command/command.ts'
import { readConfig } from '../../config/config.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import { createInvitation } from './create.ts'
import { type Invitee, refuseInvitee } from './invitee.ts'

const HELP = `Lädt jemanden ein, ein Konto anzulegen.

  npm run --silent invite -- --customer KUNDENNUMMER
  npm run --silent invite -- --operator ADRESSE
  npm run --silent invite -- --staff ADRESSE

Der Link steht allein auf der Standardausgabe. Er gilt 14 Tage und für ein Konto. Für Betreiber und Mitarbeiter muss die
Adresse in OPERATOR_EMAILS oder STAFF_EMAILS stehen; ihr neuer Link ersetzt den vorigen.

  --help  zeigt diese Hilfe
`

const OPTIONS = {
  customer: { type: 'string' },
  operator: { type: 'string' },
  staff: { type: 'string' },
  ...HELP_OPTION,
} as const

/** Runs the command with its arguments; gives its exit status. */
async function run(args: string[]): Promise<number> {
  const given = readArguments({ args, options: OPTIONS })?.values
  if (given?.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [invitee, ...others] = given ? readInvitees(given) : []
  if (!invitee || others.length > 0) {
    process.stderr.write(`Bitte sagen Sie, wer eingeladen wird.\n\n${HELP}`)
    return 1
  }
  const config = readConfig()
  const database = await openDatabase(config.databaseUrl)
  try {
    await migrate(database)
    const refusal = await refuseInvitee(database.db, config, invitee)
    if (refusal) {
      process.stderr.write(`${refusal}\n`)
      return 1
    }
    process.stdout.write(`${await createInvitation(database.db, invitee, config.publicUrl)}\n`)
    return 0
  } finally {
    await database.close()
  }
}

function readInvitees(given: { customer?: string; operator?: string; staff?: string }): Invitee[] {
  const invitees: Invitee[] = []
  if (given.customer) invitees.push({ kind: 'customer', customerId: given.customer })
  if (given.operator) invitees.push({ kind: 'operator', email: given.operator.toLowerCase() })
  if (given.staff) invitees.push({ kind: 'staff', email: given.staff.toLowerCase() })
  return invitees
}

await runCommand(run, 'Die Einladung ist gescheitert.')
