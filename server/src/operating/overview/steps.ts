import { type FirstStep, firstSteps } from '@hausblick/contract/calls/overview.ts'
import type { Kysely } from 'kysely'
import { findFactors, hasFactor } from '../../people/identity/secondFactor/factors.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Account } from '../../platform/http/callers.ts'
import { findLastBackup } from '../../sets/backup/lastBackup.ts'
import { findLastImport } from '../../sets/import/staging/lastImport.ts'

type Settings = Pick<
  Config,
  'demoCustomerId' | 'identity' | 'isOperatorKnown' | 'secondFactor' | 'smtpUrl'
>

interface Step {
  readonly step: FirstStep
  readonly isDone: boolean
}

/** Reads which of its first steps an operator has done; null once all are. */
export async function readSteps(
  db: Kysely<Schema>,
  config: Settings,
  operator: Account,
): Promise<Step[] | null> {
  const { demoCustomerId } = config
  const backup = await findLastBackup(db)
  const done: Readonly<Record<FirstStep, boolean>> = {
    operator: config.isOperatorKnown,
    mail: config.smtpUrl !== null,
    figures: (await findLastImport(db)) !== null,
    secondFactor: await hasSecondFactor(db, config, operator),
    invitation: await hasInvited(db, demoCustomerId),
    document: await hasDocument(db, demoCustomerId),
    backup: backup.at !== null,
  }
  const steps = firstSteps.map((step) => ({ step, isDone: done[step] }))
  return steps.every(({ isDone }) => isDone) ? null : steps
}

/** Returns whether there is a document of a customer other than the demo's. */
async function hasDocument(db: Kysely<Schema>, demoCustomerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('document')
    .select('customer_id')
    .where('customer_id', '!=', demoCustomerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The hosted provider does not tell of an account's factors; a sign-in that needs one has had it. */
async function hasSecondFactor(
  db: Kysely<Schema>,
  { identity, secondFactor }: Settings,
  { subject }: Account,
): Promise<boolean> {
  if (identity.provider !== 'embedded') return secondFactor === 'required'
  return hasFactor(await findFactors(db, subject))
}

/** Returns whether somebody has been invited for a customer other than the demo's, or has an account with one. */
async function hasInvited(db: Kysely<Schema>, demoCustomerId: string): Promise<boolean> {
  for (const table of ['account_link', 'invitation'] as const) {
    const row = await db
      .selectFrom(table)
      .select('customer_id')
      .where('customer_id', '!=', demoCustomerId)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
