import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  addressOf,
  type FileCall,
  type InputOf,
  type JsonCall,
  type ReplyOf,
} from '@hausblick/contract/calls/call.ts'
import {
  addImportFileCall,
  type importDetail,
  readImportCall,
  startImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, vi } from 'vitest'
import type * as z from 'zod/mini'
import { createAuditLog } from '../../platform/audit/log.ts'
import type { App } from '../../platform/http/service.ts'
import { openStorage } from '../../platform/storage/open.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type RunStep, StepFailed } from '../../sets/import/runs/runStep.ts'
import { doStep } from '../../sets/import/runs/steps.ts'
import { newApps, quickLimits } from '../app.ts'
import type { TestDatabase } from '../databases.ts'
import { signInEveryone, type Who } from '../everyone.ts'
import { newFolders } from '../folders.ts'

export type ImportRunDetail = z.infer<typeof importDetail>

const WORKING: readonly string[] = ['examining', 'checking', 'applying', 'undoing']
/** Longer than a step takes on a busy machine. */
const STEP_MS = 90_000

/** Returns a function that does steps within the process: starting one for each takes longer than the step. */
function runStepsHere(database: TestDatabase, storage: Storage): RunStep {
  return async (_db, { secrets }, claimed) => {
    const audit = createAuditLog(secrets)
    try {
      await doStep({ database, storage, audit, onRow: () => {} }, claimed)
    } catch (error) {
      throw new StepFailed(String(error), { cause: error })
    }
  }
}

/**
 * Returns a function that starts the service on a database, and gives what imports are made with there.
 *
 * @param work where steps are done; `as the service does` starts a process for each
 */
export function newImports(work: 'here' | 'as the service does' = 'here') {
  const newApp = newApps()
  const newFolder = newFolders()
  return async (
    database: TestDatabase,
    environment: Readonly<Record<string, string>> = {},
    /** The people of a service that ran on the database before. */
    known?: Awaited<ReturnType<typeof signInEveryone>>,
  ) => {
    const folder = environment.DATA_DIR ?? (await newFolder())
    const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
    const app = await newApp(database, {
      storage,
      limits: quickLimits,
      ...(work === 'here' && { runImportStep: runStepsHere(database, storage) }),
      environment: { DATABASE_URL: database.url, DATA_DIR: folder, ...environment },
    })
    const headers = known ?? (await signInEveryone(database))
    return { app, folder, storage, headers, ...createImporter(app, headers) }
  }
}

function createImporter(app: App, headersOf: Record<Who, { authorization?: string }>) {
  const send = async (who: Who, call: JsonCall | FileCall, input: object) => {
    const { body, params, query }: { body?: object; params?: object; query?: object } = input
    const url = addressOf(call as JsonCall, { params, query } as InputOf<JsonCall>)
    const request = { method: call.method, url, headers: headersOf[who] }
    return await app.inject({ ...request, ...(body && { payload: body }) })
  }
  /** Makes a call, which must succeed. */
  const ask = async <C extends JsonCall>(call: C, input: InputOf<C>, who: Who = 'operator') => {
    const reply = await send(who, call, input)
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200)
    return call.reply.parse(reply.json()) as ReplyOf<C>
  }
  const addFile = async (id: string, name: string, content: Uint8Array, who: Who = 'operator') => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(content)], name))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return await app.inject({
      method: 'POST',
      url: addressOf(addImportFileCall, { params: { id } }),
      headers: {
        ...headersOf[who],
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const read = async (id: string): Promise<ImportRunDetail> =>
    await ask(readImportCall, { params: { id } })
  return {
    send,
    ask,
    addFile,
    read,
    /** Starts an import with some files, given by their paths, or their names and content. */
    start: async (
      files: readonly string[] | Readonly<Record<string, string | Buffer>>,
      who: Who = 'operator',
    ): Promise<string> => {
      const { id } = await ask(startImportCall, {}, who)
      const given = Array.isArray(files)
        ? files.map(async (path) => [basename(path), await readFile(path)] as const)
        : Object.entries(files).map(
            ([name, content]) =>
              [name, typeof content === 'string' ? Buffer.from(content) : content] as const,
          )
      for (const [name, content] of await Promise.all(given)) {
        const reply = await addFile(id, name, content, who)
        expect(reply.statusCode, reply.body).toBe(200)
      }
      return id
    },
    /** Resolves once the service works on an import no more, which must then be in a state. */
    reaches: async (id: string, state: ImportRunDetail['state']): Promise<ImportRunDetail> => {
      const run = await vi.waitFor(
        async () => {
          const found = await read(id)
          expect(WORKING).not.toContain(found.state)
          return found
        },
        { timeout: STEP_MS, interval: 20 },
      )
      expect(run.state, run.message ?? '').toBe(state)
      return run
    },
  }
}
