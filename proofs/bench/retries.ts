import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '@hausblick/contract/calls.ts'
import { uploadDocumentReply } from '@hausblick/contract/documents.ts'
import { createInvitation } from '@hausblick/server/src/accounts/invitations/create.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { readLink } from '@hausblick/server/src/testing/browser.ts'
import { newUpload, retryWhileBusy } from '@hausblick/server/src/testing/documents/sending.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runService } from '@hausblick/server/src/testing/process.ts'
import { asAnyClient, behindProxy } from '../kills/asAnyClient.ts'
import { countOrphans } from '../kills/countOrphans.ts'
import { makeCustomer } from '../kills/uploads.ts'
import { countAnswers, renderAnswers } from '../service/atOnce.ts'
import { withFolder } from '../service/folder.ts'

const AT_ONCE = 50
/** Of the redemption, so that no account reaches its limit of attempts. */
const PER_ACCOUNT = 100
const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } })
const runs = { count: Number(values.count), atOnce: AT_ONCE }

// Repeats one upload and one redemption many times, and counts their effects.
await withFolder(async (folder) => {
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'hausblick.db')}`,
    LOG_LEVEL: 'silent',
    PORT: await findFreePort(),
    REQUESTS_PER_MINUTE: '0',
    ...behindProxy,
  }
  const url = `http://127.0.0.1:${environment.PORT}`
  const headers = await makeCustomer(environment.DATABASE_URL)
  const database = await openDatabase(environment.DATABASE_URL)
  const accounts = await Promise.all(
    Array.from({ length: Math.ceil(runs.count / PER_ACCOUNT) }, (_, index) =>
      signIn(
        { ...database, url: '' },
        { email: `${index}@example.org`, kind: null },
        { expires: '1 day' },
      ),
    ),
  )
  const customer = { kind: 'customer', customerId: 'A' } as const
  const invitation = readLink(await createInvitation(database.db, customer, url))
  await database.close()
  const service = runService(folder, environment)
  await service.printed('läuft unter')

  const upload = newUpload()
  const uploads = await countAnswers(runs, async () => {
    const reply = await retryWhileBusy(() => {
      const body = new FormData()
      body.set('docName', 'Brief')
      body.set('file', new Blob([Buffer.from(upload.bytes)]), 'brief.pdf')
      const sent = { ...headers, 'idempotency-key': upload.key }
      return fetch(url + paths.uploadDocument, { method: 'POST', headers: sent, body })
    })
    const said = reply.ok ? uploadDocumentReply.parse(await reply.json()).name : await reply.text()
    return `${reply.status} ${said}`
  })
  const listed = await fetch(url + paths.documents, { headers })
  const rows = await listed.json()
  const documents = Array.isArray(rows) ? rows.length : 0
  process.stdout.write(
    `${runs.count} retries of one upload, ${AT_ONCE} at once: ${renderAnswers(uploads)}; ${documents} documents\n`,
  )

  const redeemers = new Set<number>()
  const redemptions = await countAnswers(runs, async (index) => {
    const account = index % accounts.length
    const reply = await retryWhileBusy(() =>
      fetch(url + paths.linkCustomerIdToEmail, {
        method: 'POST',
        headers: {
          ...accounts[account],
          'content-type': 'application/json',
          ...asAnyClient(),
        },
        body: JSON.stringify(invitation),
      }),
    )
    await reply.text()
    if (reply.ok) redeemers.add(account)
    return `${reply.status}`
  })
  await service.stop()

  const { db, close } = await openDatabase(environment.DATABASE_URL)
  const customers = await db
    .selectFrom('account_link')
    .where('customer_id', '=', 'A')
    .selectAll()
    .execute()
  await close()
  // The first is that of the uploads.
  const links = customers.length - 1
  process.stdout.write(
    `${runs.count} redemptions of one invitation by ${accounts.length} accounts, ${AT_ONCE} at once: ${renderAnswers(redemptions)}; ${redeemers.size} accounts succeeded, ${links} linked\n`,
  )
  const faults: string[] = []
  const orphans = await countOrphans(folder, environment.DATABASE_URL, (fault) =>
    faults.push(fault),
  )
  process.stdout.write(`${orphans} files without an entry, ${faults.length} faulty documents\n`)
  const isKept = uploads.size === 1 && documents === 1 && redeemers.size === 1 && links === 1
  if (!isKept || orphans + faults.length > 0) process.exitCode = 1
})
