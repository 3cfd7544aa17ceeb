import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { anyHeader, anyHeaderName } from '@hausblick/server/src/testing/anyInput.ts'
import { OPENAPI, readCalls } from '@hausblick/server/src/testing/anyInputRequests.ts'
import { newUpload, sendUpload } from '@hausblick/server/src/testing/documents/sending.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runPatientService } from '@hausblick/server/src/testing/process.ts'
import fc from 'fast-check'
import { makeCustomer } from '../kills/uploads.ts'
import { countAnswers, renderAnswers } from '../service/atOnce.ts'
import { withFolder } from '../service/folder.ts'
import { createRawClient } from '../service/rawClient.ts'

const AT_ONCE = 8
const QUARTERS = 4
const HEAP_MB = 128
const OPERATOR = 'chefin@betreiber.example'
const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } })
const perQuarter = Math.ceil(Number(values.count) / QUARTERS)

/** Returns the resident memory of a process in MB; Linux only. */
function readMemory(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

// Sends arbitrary requests to every call that the OpenAPI description names, a quarter of them to all calls in turn.
await withFolder(async (folder) => {
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'hausblick.db')}`,
    LOG_LEVEL: 'silent',
    // Without a bound, a machine with much memory collects garbage late, and growth tells nothing.
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    OPERATOR_EMAILS: OPERATOR,
    PORT: await findFreePort(),
    REQUESTS_PER_MINUTE: '0',
  }
  const a = await makeCustomer(environment.DATABASE_URL)
  const database = await openDatabase(environment.DATABASE_URL)
  const account = { email: OPERATOR, kind: 'operator' } as const
  const operator = await signIn({ ...database, url: '' }, account, { expires: '1 day' })
  await database.close()
  const service = runPatientService(folder, environment)
  await service.printed('läuft unter')
  const client = createRawClient(Number(environment.PORT))
  const url = `http://127.0.0.1:${environment.PORT}`
  await sendUpload(url, a, newUpload())

  const calls = readCalls(await (await fetch(url + OPENAPI)).json())
  const statuses = new Map<string, Map<string, number>>(calls.map(({ name }) => [name, new Map()]))
  const faults: string[] = []
  const memory = [readMemory(service.pid)]
  const headers = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    fc.dictionary(anyHeaderName, anyHeader, { maxKeys: 3 }),
  )
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    for (const { name, request } of calls) {
      const who = fc.constantFrom<Record<string, string>>({}, { ...a }, { ...operator })
      const samples = fc.sample(fc.record({ who, request, headers }), perQuarter)
      const answers = await countAnswers(
        { count: samples.length, atOnce: AT_ONCE },
        async (index) => {
          const sample = samples[index]
          if (!sample) throw new Error('There are fewer samples than asked for.')
          const { request, who, headers } = sample
          const sent = { ...who, ...request.headers, ...headers }
          const answer = await client.send({ ...request, headers: sent })
          if (!/^[1-4]\d\d$/.test(answer)) faults.push(`${answer}: ${JSON.stringify(request)}`)
          return answer
        },
      )
      const sum = statuses.get(name)
      for (const [answer, count] of answers) sum?.set(answer, (sum.get(answer) ?? 0) + count)
    }
    memory.push(readMemory(service.pid))
    process.stdout.write(
      `${quarter * perQuarter} requests a call, ${memory.at(-1)?.toFixed(0)} MB\n`,
    )
  }
  for (const [name, answers] of statuses)
    process.stdout.write(`${name}  ${renderAnswers(answers)}\n`)
  client.close()
  await service.stop()
  process.stdout.write(
    `${calls.length} calls, ${QUARTERS * perQuarter} requests each: ${faults.length} faults; memory before and after each quarter: ${memory.map((size) => size.toFixed(0)).join(', ')} MB\n`,
  )
  for (const fault of faults.slice(0, 50)) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
})
