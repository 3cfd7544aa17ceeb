import { openAsBlob } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  addImportFileCall,
  applyImportCall,
  examineImportCall,
  importDetail,
  readImportCall,
  startImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { withFolder } from '../service/folder.ts'
import { startService } from '../service/startService.ts'
import { writeTables } from '../service/tables.ts'
import { printReads, timeReads } from '../service/timedReads.ts'

// Measures how long a customer's reads take while an operator's import is read, checked, compared and written on the page,
// and without. `ROWS=100000 npm run bench -- besideImport` imports as many rows as 100,000.

const ROWS = Number(process.env.ROWS ?? 500_000)
const READS = 3000
const OPERATOR = 'betreiber@example.de'

type Headers = Readonly<Record<string, string>>

/** Makes the calls of an import's page. */
function createImport(url: string, headers: Headers) {
  const send = async (method: string, path: string, body?: string | FormData) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...type },
      ...(body !== undefined && { body }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`)
    return JSON.parse(text)
  }
  return {
    start: async (files: Iterable<string>): Promise<string> => {
      const { id } = startImportCall.reply.parse(await send('POST', startImportCall.path))
      for (const file of files) {
        const form = new FormData()
        form.append('file', await openAsBlob(file), basename(file))
        await send('POST', addImportFileCall.path.replace(':id', id), form)
      }
      await send('POST', examineImportCall.path.replace(':id', id), '{}')
      return id
    },
    apply: async (id: string) => {
      const body = JSON.stringify({ losesMany: true })
      await send('POST', applyImportCall.path.replace(':id', id), body)
    },
    /** Waits until nothing is being done. */
    end: async (id: string, expected: string) => {
      while (true) {
        const run = importDetail.parse(await send('GET', readImportCall.path.replace(':id', id)))
        if (run.state === expected) return
        if (!['examining', 'checking', 'applying'].includes(run.state))
          throw new Error(`The import is ${run.state}: ${run.message}`)
        await setTimeout(500)
      }
    },
  }
}

await withFolder(async (folder) => {
  const { files, rows } = await writeTables(folder, ROWS)
  let operator: Headers = {}
  const service = await startService(folder, {
    settings: { OPERATOR_EMAILS: OPERATOR },
    fill: async (database) => {
      operator = await signIn(
        { ...database, url: `sqlite:${join(folder, 'hausblick.db')}` },
        { email: OPERATOR, kind: 'operator' },
      )
    },
  })
  try {
    process.stdout.write(`${rows.toLocaleString('en')} rows in ${files.size} files\n`)
    const url = `${service.url}${readUnitsCall.path}`
    const timeUntil = async (title: string, done: Promise<unknown>, base?: number) => {
      let isDone = false
      const start = performance.now()
      const watched = done.finally(() => {
        isDone = true
      })
      const times = await timeReads(url, service.headers, () => isDone)
      await watched
      printReads(title, times, (performance.now() - start) / 1000, base)
    }
    await timeReads(url, service.headers, (reads) => reads === READS)
    const start = performance.now()
    const alone = await timeReads(url, service.headers, (reads) => reads === READS)
    const base = printReads('alone', alone, (performance.now() - start) / 1000)
    const page = createImport(service.url, operator)
    let id = ''
    const check = async () => {
      id = await page.start(files.values())
      await page.end(id, 'checked')
    }
    await timeUntil('read, checked, compared', check(), base)
    await timeUntil(
      'written',
      page.apply(id).then(() => page.end(id, 'applied')),
      base,
    )
  } finally {
    await service.stop()
  }
})
