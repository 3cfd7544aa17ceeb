import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** What is checked, in this order, with the German name of each. */
export const checkNames = {
  database: 'Datenbank',
  documents: 'Speicher der Dokumente',
  disk: 'Speicherplatz',
  backup: 'Sicherung',
  mail: 'Mailserver',
  mailbox: 'Postfach',
  folder: 'Überwachter Ordner',
  reading: 'Lesen der Dokumente',
  address: 'Öffentliche Adresse',
  clock: 'Uhr',
  legal: 'Rechtstexte',
  settings: 'Einstellungen',
} as const
export type CheckName = keyof typeof checkNames

/** What a check has found: all is well, it needs to be looked at, or something does not work. */
const checkStates = ['fine', 'look', 'broken'] as const

/** What was found, and what to do about it, both in German. */
const finding = {
  state: z.enum(checkStates),
  found: z.string(),
  /** Empty where nothing is to be done. */
  todos: z.array(z.string()),
}

const checkResult = z.object({
  name: z.enum(Object.keys(checkNames) as [CheckName, ...CheckName[]]),
  ...finding,
})
export type CheckResult = z.infer<typeof checkResult>

export const checkServiceCall = defineCall({
  method: 'POST',
  path: '/api/checks',
  summary: 'Tries whether the settings of the service work; for operators.',
  /** The time by the clock of whoever asks, ISO 8601. */
  body: z.object({ clientTime: z.iso.datetime() }),
  reply: z.object({ results: z.array(checkResult) }),
  logs: 'nothing',
})

export const sendTestMailCall = defineCall({
  method: 'POST',
  path: '/api/checks/mail',
  summary: 'Sends a mail to the calling operator, and says what the mail server answered.',
  reply: z.object(finding),
  logs: 'nothing',
})
