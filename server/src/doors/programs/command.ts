import { makeProgramCall } from '@hausblick/contract/calls/programs.ts'
import { commandActor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { CommandError, defineCommand, UsageError } from '../../platform/command/command.ts'
import { type Opened, withDatabase } from '../../platform/command/stores.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { parseWith } from '../../platform/http/schemas.ts'
import { listPrograms, makeProgram, revokeProgram } from './store.ts'
import * as texts from './texts.ts'

const HELP = `Lässt ein anderes Programm lesen oder einlesen, zeigt die zugelassenen, oder widerruft eines.

  npm run --silent program -- --name NAME --for read|import --until JJJJ-MM-TT [--customer KUNDENNUMMER]
  npm run --silent program
  npm run --silent program -- --revoke NAME

Der Zugang eines neuen steht allein auf der Standardausgabe, und nur dieses eine Mal. Ohne --customer gilt er für alle Kunden.
Wo mehrere gleich heißen, nennen Sie statt des Namens die Nummer aus der Liste.

  --help  zeigt diese Hilfe
`

const MISUSED =
  'Bitte sagen Sie, wie das Programm heißt, wofür sein Zugang ist und bis wann er gilt, oder welches widerrufen wird.'

interface Said {
  readonly name?: string | undefined
  readonly for?: string | undefined
  readonly until?: string | undefined
  readonly customer?: string | undefined
}

async function make(
  { out, database: { db }, config: { secrets } }: Opened,
  { name, for: purpose, until: lastDay, customer }: Said,
): Promise<void> {
  const said = { name, purpose, lastDay, customerId: customer ?? null }
  const ordered = parseWith(makeProgramCall.body, said)
  const record = createAuditLog(secrets).by(commandActor)
  const scope = customer === undefined ? admitCommand() : admitCommand(customer)
  const { token } = await makeProgram(db, { record, by: 'npm run program' }, scope, ordered)
  out.write(`${token}\n`)
}

async function list({ out, database: { db } }: Opened): Promise<void> {
  const programs = await listPrograms(db)
  if (programs.length === 0) out.write(texts.none)
  for (const program of programs) out.write(texts.entry(program))
}

async function revoke({ out, database: { db }, config }: Opened, named: string): Promise<void> {
  const meant = (await listPrograms(db)).filter(
    ({ id, name, state }) => id === named || (name === named && state === 'valid'),
  )
  const [program, ...others] = meant
  if (!program) throw new CommandError(texts.noneNamed(named))
  if (others.length > 0)
    throw new CommandError(`${texts.severalNamed}\n${meant.map(texts.entry).join('')}`)
  await revokeProgram(db, createAuditLog(config.secrets).by(commandActor), program.id)
  out.write(texts.revoked(program.name))
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    name: { type: 'string' },
    for: { type: 'string' },
    until: { type: 'string' },
    customer: { type: 'string' },
    revoke: { type: 'string' },
  },
  misused: MISUSED,
  failed: 'Das ist gescheitert.',
  run: async ({ values: { revoke: named, ...said } }, context) => {
    const isMaking = Object.keys(said).length > 0
    const isWhole = [said.name, said.for, said.until].every((value) => value !== undefined)
    if (isMaking && (!isWhole || named !== undefined)) throw new UsageError(MISUSED)
    return await withDatabase(context, async (opened) => {
      try {
        if (named !== undefined) await revoke(opened, named)
        else if (isMaking) await make(opened, said)
        else await list(opened)
        return 0
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        throw new CommandError(error.message, { cause: error })
      }
    })
  },
})
