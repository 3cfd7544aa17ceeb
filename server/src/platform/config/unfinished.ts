import { isThisMachine } from '../mail/thisMachine.ts'

/** Who operates where nothing is configured. */
export const EXAMPLE_OPERATOR_EMAIL = 'betreiber@hausblick.test'

interface Settings {
  readonly publicUrl: string
  /** Whether anybody has said who operates it. */
  readonly hasOperator: boolean
  readonly smtpUrl: string | null
  readonly operatorEmails: readonly string[]
}

const NO_OPERATOR =
  'Angaben zum Betreiber fehlen: Impressum, Kontakt, Mails und Berichte nennen noch keinen. Tragen Sie sie unter „Verwaltung“, „Betreiber“ ein.'
const NO_MAIL_SERVER =
  'Mailserver fehlt: Mails verlassen den Dienst nicht, auch keine Einladungen und keine Links für neue Passwörter. Nennen Sie ihn unter „Verwaltung“, „Prüfen“.'
const EXAMPLE_EMAIL = `OPERATOR_EMAILS nennt ${EXAMPLE_OPERATOR_EMAIL}, eine Adresse, die niemand lesen kann. Nennen Sie dort Ihre eigene.`

/** Returns whether others reach the service: over HTTPS, under a name that is not this machine's own. */
export function isPublic(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' && !isThisMachine(hostname)
}

/** Returns a German line for each example setting that a public service still has. */
export function findUnfinished(settings: Settings): string[] {
  if (!isPublic(settings.publicUrl)) return []
  return [
    ...(settings.hasOperator ? [] : [NO_OPERATOR]),
    ...(settings.smtpUrl === null ? [NO_MAIL_SERVER] : []),
    ...(settings.operatorEmails.includes(EXAMPLE_OPERATOR_EMAIL) ? [EXAMPLE_EMAIL] : []),
  ]
}
