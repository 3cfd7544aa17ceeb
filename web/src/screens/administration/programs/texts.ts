import type { Program } from '@hausblick/contract/calls/programs.ts'

// The page
export const about =
  'Programme der Verwaltung lesen Zahlen oder liefern Dateien, ohne dass sich jemand anmeldet: mit einem Token, für einen Zweck und bis zu einem Tag. Was sie tun, steht unter ihrem Namen im Protokoll.'
export const programs = 'Zugelassene Programme'
export const failed = 'Die Programme konnten nicht geladen werden.'
export const none = 'Noch ist kein Programm zugelassen. So liefert später eines seine Dateien:'
export const example = `curl -H "Authorization: Bearer hbt_…" -H "Idempotency-Key: 2030-05-17" \\
  -F mode=write -F file=@bestand.xlsx https://…/api/import`

// A program
export const purposes: Readonly<Record<Program['purpose'], string>> = {
  read: 'Lesen',
  import: 'Einlesen',
}
export const states: Readonly<Record<Program['state'], string>> = {
  valid: 'gültig',
  ended: 'abgelaufen',
  revoked: 'widerrufen',
}
export const allCustomers = 'Alle Kunden'
export const ofCustomer = (customerId: string) => `Kunde ${customerId}`
export const until = (day: string) => `bis ${day}`
export const used = (at: string) => `Zuletzt benutzt: etwa ${at} Uhr`
export const neverUsed = 'Noch nicht benutzt'
export const made = (at: string, by: string) => `zugelassen am ${at} Uhr von ${by}`
export const revoke = 'Widerrufen'
export const revokeOne = (name: string) => `Widerrufen: ${name}`
export const revokeQuestion = 'Programm widerrufen?'
export const revokeNote = (name: string) =>
  `${name} wird ab sofort abgewiesen. Das lässt sich nicht zurücknehmen, nur neu zulassen.`

// A new one
export const make = 'Programm zulassen'
export const makeAction = 'Zulassen'
export const name = 'Name'
export const nameHint = 'Wie es im Protokoll heißt, zum Beispiel „Nachtlauf“'
export const enterName = 'Bitte geben Sie dem Programm einen Namen.'
export const noAddress = 'Bitte ohne @, damit niemand das Programm für eine Person hält.'
export const purpose = 'Zweck'
export const purposeNotes: Readonly<Record<Program['purpose'], string>> = {
  read: 'Zahlen des Bestands, keine Dokumente',
  import: 'Dateien liefern, wie unter „Zahlen einlesen“',
}
export const scope = 'Für wen'
export const oneCustomer = 'Ein Kunde'
export const lastDay = 'Letzter Tag'
export const lastDayHint = 'Danach wird es abgewiesen; höchstens in zwei Jahren.'
export const enterLastDay = 'Bitte wählen Sie den letzten Tag.'

// Its token
export const tokenTitle = 'Token des Programms'
export const tokenNote =
  'Damit weist sich das Programm aus. Hinterlegen Sie es dort: Es wird nur jetzt gezeigt.'
export const token = 'Token'
