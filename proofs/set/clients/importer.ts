import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { readBestand } from '@hausblick/server/src/testing/import/bestand.ts'
import { runCommandFile } from '@hausblick/server/src/testing/process.ts'
import type { Client } from './client.ts'
import { CHANGING } from './people.ts'

const PAUSE_MS = 3000

/**
 * Imports a customer's portfolio with an ever greater value, by the operator's command, and reads it meanwhile: what a
 * successful import has written is never older again, and nothing is read that was not imported.
 */
export async function importRepeatedly(
  client: Client,
  headers: { readonly authorization: string },
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  let begun = 0
  let done = 0
  /** Imports that said that they wrote nothing. */
  const denied = new Set<number>()
  const readOnce = async () => {
    const least = done
    const path = `${readPortfoliosCall.path}?customerId=${CHANGING}`
    const answer = await client.ask({ path, headers })
    if (answer === null) return
    const [row]: { portfoliovalue: string }[] = JSON.parse(answer.body.toString())
    const cents = row ? money.read(row.portfoliovalue) : 0
    const value = (cents ?? 0) / 100
    if (denied.has(value)) client.ledger.noteWrong(`import ${value} said that it wrote nothing`)
    if (value < least) client.ledger.noteLost(`import ${least}: the portfolio has ${value}`)
    else if (value > begun) client.ledger.noteWrong(`the portfolio has ${value}, not ${begun}`)
  }
  while (!client.isStopped) {
    begun += 1
    const file = join(folder, 'dashboard-portfolio.csv')
    writeFileSync(file, portfolioOf(begun))
    client.ledger.phase.requests += 1
    const importing = runCommandFile('import/command.ts', [file], folder, environment)
    let isRunning = true
    const reading = (async () => {
      for (; isRunning; await client.pause(PAUSE_MS / 10)) await readOnce()
    })()
    const { status, stderr } = await importing
    if (status === 0) done = begun
    else {
      client.ledger.noteRefused(`import: ${stderr.slice(0, 100)}`)
      if (stderr.includes('nichts geschrieben')) denied.add(begun)
    }
    isRunning = false
    await reading
    await readOnce()
    await client.pause(PAUSE_MS)
  }
}

/** Returns the table of a customer whose portfolio is worth so many euros. */
function portfolioOf(euros: number): string {
  const [header = [], row = []] = readBestand().get('dashboard-portfolio') ?? []
  const own: Readonly<Record<string, string>> = {
    customerid: CHANGING,
    portfoliovalue: String(euros),
  }
  return [header, header.map((name, at) => own[name] ?? row[at])]
    .map((values) => values.join(';'))
    .join('\n')
}
