import { makeProgramCall } from '@hausblick/contract/calls/programs.ts'
import { commandActor } from '../audit/entry.ts'
import { createAuditLog } from '../audit/log.ts'
import { runCommand, UsageError } from '../command/command.ts'
import { withDatabase } from '../command/stores.ts'
import { admitCommand } from '../http/access.ts'
import { ServiceError } from '../http/errors.ts'
import { parseWith } from '../http/schemas.ts'
import { makeProgram } from './store.ts'

const HELP = `Lässt ein anderes Programm lesen oder einlesen.

  npm run --silent program -- --name NAME --for read|import --until JJJJ-MM-TT [--customer KUNDENNUMMER]

Sein Zugang steht allein auf der Standardausgabe, und nur dieses eine Mal. Ohne --customer gilt er für alle Kunden.

  --help  zeigt diese Hilfe
`

const MISUSED =
  'Bitte sagen Sie, wie das Programm heißt, wofür sein Zugang ist und bis wann er gilt.'

await runCommand({
  help: HELP,
  options: {
    name: { type: 'string' },
    for: { type: 'string' },
    until: { type: 'string' },
    customer: { type: 'string' },
  },
  misused: MISUSED,
  failed: 'Das Programm konnte nicht zugelassen werden.',
  run: async ({ values: { name, for: purpose, until, customer } }) => {
    if (name === undefined || purpose === undefined || until === undefined)
      throw new UsageError(MISUSED)
    return await withDatabase(async ({ db }, config) => {
      try {
        const said = { name, purpose, lastDay: until, customerId: customer ?? null }
        const ordered = parseWith(makeProgramCall.body, said)
        const record = createAuditLog(config.secrets).by(commandActor)
        const scope = customer === undefined ? admitCommand() : admitCommand(customer)
        const { token } = await makeProgram(db, { record, by: 'npm run program' }, scope, ordered)
        process.stdout.write(`${token}\n`)
        return 0
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        process.stderr.write(`${error.message}\n`)
        return 1
      }
    })
  },
})
