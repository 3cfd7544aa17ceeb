/*
Delivers files to Hausblick by POST /api/import, for which see docs/operations/programs.md. Needs Node 22.18 or later, and nothing
else of this repository: copy it and change it.
*/

import { openAsBlob, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const USAGE = `node import.ts --to ADDRESS --token-file FILE --mode check|write [--key KEY] [OPTIONS] FILES…

  --to          where the service is, such as https://portal.example.org
  --token-file  a file that holds the token, and that nobody else reads
  --mode        check: only say what would change; write: write it
  --key         for writing: names this delivery, such as its day; with the same key it is written once
  --without     columns that may be missing, separated by commas
  --mapping     mappings that may be used, separated by commas
  --strict      warnings count as errors
  --moves       rows may be taken over from other customers
  --losesMany   many rows may be removed

Ends with 0 if all is done, 1 if a person has to look at it, 2 if it was refused, and 3 if the service could not be reached or was
too busy: then give the same order again.
`
const [DONE, LOOK, REFUSED, AGAIN] = [0, 1, 2, 3]
const WORKING = ['examining', 'checking', 'applying']
const PAUSE_MS = 2000

interface Import {
  readonly id: string
  readonly state: string
  readonly message: string | null
  readonly errors: number
  readonly warnings: number
  readonly missingColumns: readonly { readonly column: string; readonly accepted: boolean }[]
  readonly changes: readonly {
    readonly title: string
    readonly added: number
    readonly changed: number
    readonly removed: number
  }[]
}

interface Fault {
  readonly severity: string
  readonly file: string
  readonly sheet: string | null
  readonly line: number | null
  readonly column: string | null
  readonly message: string
}

/** Why it ends without an import, and with which status. */
class Ended extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function readOrder() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...{ to: text, 'token-file': text, key: text },
        ...{ mode: text, without: text, mapping: text },
        ...{ strict: flag, moves: flag, losesMany: flag },
      },
    })
    const { to, 'token-file': tokenFile, key, ...fields } = values
    if (!to || !tokenFile || !fields.mode || positionals.length === 0) throw new Error('incomplete')
    return { to, token: readFileSync(tokenFile, 'utf8').trim(), key, fields, files: positionals }
  } catch (error) {
    throw new Ended(REFUSED, `${String(error)}\n${USAGE}`)
  }
}

async function readForm(fields: object, files: readonly string[]): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  try {
    for (const file of files) form.append('file', await openAsBlob(file), basename(file))
  } catch (error) {
    throw new Ended(REFUSED, String(error))
  }
  return form
}

async function main(): Promise<number> {
  const { to, token, key, fields, files } = readOrder()

  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    let response: Response
    let body: string
    try {
      // A redirect would take the token elsewhere.
      response = await fetch(new URL(path, to), { ...init, headers, redirect: 'error' })
      body = await response.text()
    } catch (error) {
      throw new Ended(AGAIN, `${to} cannot be reached: ${String(error)}`)
    }
    if (response.ok) return JSON.parse(body)
    const isBusy = response.status >= 500 || [409, 429].includes(response.status)
    throw new Ended(isBusy ? AGAIN : REFUSED, `${response.status}: ${body}`)
  }

  async function printFaults(id: string): Promise<void> {
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor && `?cursor=${encodeURIComponent(cursor)}`
      const page: { faults: Fault[]; next: string | null } = await call(
        `/api/import/${id}/faults${query}`,
      )
      for (const { severity, file, sheet, line, column, message } of page.faults)
        print(
          [severity, file, sheet, line, column, message].filter((part) => part !== null).join(': '),
        )
      cursor = page.next
    }
  }

  let run = await call<Import>('/api/import', {
    method: 'POST',
    headers: { ...(key !== undefined && { 'idempotency-key': key }) },
    body: await readForm(fields, files),
  })
  while (WORKING.includes(run.state)) {
    await pause(PAUSE_MS)
    run = await call<Import>(`/api/import/${run.id}`)
  }

  print(`import ${run.id}: ${run.state}, ${run.errors} errors, ${run.warnings} warnings`)
  if (run.message !== null) print(run.message)
  for (const { title, added, changed, removed } of run.changes)
    print(`${title}: +${added} ~${changed} -${removed}`)
  for (const { column, accepted } of run.missingColumns)
    if (!accepted) print(`missing column: ${column}`)
  if (run.errors + run.warnings > 0) await printFaults(run.id)
  return run.state === (fields.mode === 'write' ? 'applied' : 'checked') ? DONE : LOOK
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Ended)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.status
}
