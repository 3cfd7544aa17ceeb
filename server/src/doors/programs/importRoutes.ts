import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  importCall,
  listProgramFaultsCall,
  readProgramImportCall,
} from '@hausblick/contract/calls/programImports.ts'
import type { Kysely } from 'kysely'
import { registerForms } from '../../documents/upload/forms.ts'
import { receiveFiles } from '../../documents/upload/receive.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { admitProgramImport } from '../../platform/http/access/doors.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { ProgramCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { readFaultCursor } from '../../sets/import/runs/faultRoutes.ts'
import { listFaults } from '../../sets/import/runs/faults.ts'
import { MAX_BYTES } from '../../sets/import/runs/files.ts'
import { WORKING } from '../../sets/import/runs/states.ts'
import { describeRun } from '../../sets/import/runs/store.ts'
import { type OrderedImport, requireOwnRun, startImport } from './startImport.ts'
import * as texts from './texts.ts'

const SLOTS = { shared: 4, forSingle: 4, perAccount: 2 }
const MOST_FILES = 20
/** Less than proxies wait for an answer. */
const WAIT_MS = 15_000
const LOOK_MS = 250

/** Registers imports by programs, whose files are given in one call. */
export async function registerProgramImports(
  app: App,
  service: Service,
  { uploadStallMs: stallMs }: Limits,
): Promise<void> {
  const { database, storage } = service
  const { db } = database
  const answer = createAnswer(app, service)

  await registerForms(app, service, { folder: 'programImports', slots: SLOTS }, (forms) =>
    forms.answer(importCall, {
      admit: admitProgramImport,
      send: ({ actor }, { headers }, { request }) =>
        forms.receive(actor, async (folder) => {
          const bounds = { maxBytes: MAX_BYTES, stallMs }
          const pathOf = (number: number) => join(folder, String(number))
          const form = await receiveFiles(request, pathOf, bounds, MOST_FILES)
          const ordered = readForm(form, actor, headers['idempotency-key'] || null)
          return await waitFor(db, actor, await startImport({ db, storage }, actor, ordered))
        }),
    }),
  )

  answer(readProgramImportCall, {
    admit: admitProgramImport,
    // Not `handle`: no page shows it.
    send: ({ actor }, { params: { id } }) => describe(db, actor, id),
  })

  answer(listProgramFaultsCall, {
    admit: admitProgramImport,
    send: async ({ actor }, { params: { id }, query: { cursor } }) => {
      await requireOwnRun(db, actor, id)
      return await listFaults(db, id, readFaultCursor(cursor))
    },
  })
}

/** Reads what a program orders. Throws 400 for what is no order, 403 for what it may not. */
function readForm(
  { field, files }: Awaited<ReturnType<typeof receiveFiles>>,
  { customerId }: ProgramCaller,
  key: string | null,
): OrderedImport {
  const is = (name: string) => {
    if (!['', 'true', 'false'].includes(field(name)))
      throw new ServiceError(400, texts.badFlag(name))
    return field(name) === 'true'
  }
  const list = (name: string) =>
    field(name)
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '')
  const mode = field('mode')
  if (mode !== 'check' && mode !== 'write') throw new ServiceError(400, texts.noMode)
  if (mode === 'write' && key === null) throw new ServiceError(400, texts.noKey)
  if (is('moves') && customerId !== null) throw new ServiceError(403, texts.noMoves)
  const given = files.flatMap(({ name, file }) => (name && file.size > 0 ? [{ name, file }] : []))
  if (given.length === 0 || given.length < files.length) throw new ServiceError(400, texts.noFile)
  const names = given.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new ServiceError(400, texts.sameName(twice))
  return {
    key,
    writes: mode === 'write',
    without: list('without'),
    moves: is('moves'),
    order: {
      customerId,
      strict: is('strict'),
      mappings: list('mapping'),
      losesMany: is('losesMany'),
    },
    files: given,
  }
}

/** Describes an import once the service has done all it can, or after a while. */
async function waitFor(db: Kysely<Schema>, program: ProgramCaller, id: string) {
  const until = Date.now() + WAIT_MS
  while (Date.now() < until) {
    const { state } = await requireOwnRun(db, program, id)
    if (!WORKING.some((one) => one === state)) break
    await pause(LOOK_MS)
  }
  return await describe(db, program, id)
}

/** Describes an import as its page does, but for the imports of others. */
async function describe(db: Kysely<Schema>, program: ProgramCaller, id: string) {
  const run = await requireOwnRun(db, program, id)
  return { ...(await describeRun(db, run, program.email)), others: [] }
}
