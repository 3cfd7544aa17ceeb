import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { openMailSink } from '@hausblick/server/src/testing/mailSink.ts'
import { startLoad } from './clients/load.ts'
import { OPERATOR, prepareDatabase, STAFF } from './clients/people.ts'
import { createDocumentCheck } from './faults/documents.ts'
import type { Fault } from './faults/faults.ts'
import { isWhole } from './faults/isWhole.ts'
import { renderTable } from './faults/table.ts'
import { type SetUnderLoad, wait, waitUntil } from './faults/underLoad.ts'
import { checkDatabase, watchDatabase } from './faults/watch.ts'
import { directUrl } from './parts/database.ts'
import { environmentOf, startService } from './parts/service.ts'
import type { Ground } from './parts/set.ts'
import type { Values } from './parts/template.ts'

/** How long clients go on after a fault before what they were told is checked. */
const AFTERWARDS_MS = 4000

/** Causes the faults one after the other while clients write, and prints what they saw. Returns whether all is as promised. */
export async function takeApart(ground: Ground, faults: readonly Fault[]): Promise<boolean> {
  const { programs } = ground
  const sink = await openMailSink()
  const values: Values = {
    ...ground.values,
    SMTP_URL: sink.url,
    MAIL_FROM: OPERATOR,
    OPERATOR_EMAILS: OPERATOR,
    STAFF_EMAILS: STAFF,
  }
  const url = directUrl(values, 'hausblick')
  const people = await prepareDatabase(url)
  const database = await openDatabase(url)
  await watchDatabase(database)
  await database.close()
  await startService(programs, values)

  const folder = join(programs.folder, 'imports')
  mkdirSync(folder)
  const environment = environmentOf(programs, values, 'service-1')
  const load = startLoad({ url: values.PUBLIC_URL ?? '', people, folder, environment })
  const { ledger, acknowledged } = load
  const set: SetUnderLoad = { ...ground, values, load, wait, waitUntil }
  const check = createDocumentCheck(load.newClient(), people)
  process.stdout.write(`${load.count} clients\n`)
  await wait(AFTERWARDS_MS)
  for (const fault of faults) {
    process.stdout.write(`${fault.title} …\n`)
    ledger.begin(fault.title)
    await fault.cause(set)
    await waitUntil(() => isWhole(set))
    await wait(AFTERWARDS_MS)
    ledger.noteWaiting()
    await check({ ...acknowledged })
    load.check()
  }
  ledger.begin('afterwards')
  await load.stop()
  load.check()
  const notes = await checkDatabase(url, load, sink, waitUntil)
  await sink.close()
  const { text, isAsPromised } = renderTable(ledger.phases, faults)
  process.stdout.write(`${[text, ...notes].join('\n')}\n`)
  return isAsPromised
}
