import { plural } from '@hausblick/figures/plural.ts'

export const noAttachment = 'Die Mail hat keinen Anhang.'
export const onlyLogos =
  'Die Mail hat keinen Anhang. Kleine Bilder in ihrem Text wurden für Logos gehalten; gehört eines zu den Dokumenten, laden Sie es hoch.'
export const mailGone = 'Die Mail war nicht mehr im Postfach, als sie gelesen werden sollte.'
export const mailIntricate =
  'Die Mail ist zu verschachtelt, um gelesen zu werden. Öffnen Sie sie im Postfach, und laden Sie die Anhänge hoch.'
export const mailFails =
  'Die Mail ließ sich mehrfach nicht lesen. Öffnen Sie sie im Postfach, und laden Sie die Anhänge hoch.'
export const tooManyAttachments = (most: number, left: number) =>
  `Die Mail hat mehr als ${most} Anhänge; ${plural(left, 'einer davon wurde nicht geholt. Laden Sie ihn', `${left} davon wurden nicht geholt. Laden Sie sie`)} von Hand hoch.`

/** Without a name of its own. */
export const unnamed = 'Anhang'
export const unproven = 'Absender nicht bestätigt: Die Adresse kann gefälscht sein.'

/** Why a provider gives no token, by its own word. */
export const tokenRefusals: Readonly<Record<string, string>> = {
  invalid_client:
    'Der Anbieter kennt IMAP_OAUTH_CLIENT_ID nicht oder lehnt IMAP_OAUTH_CLIENT_SECRET ab; vielleicht ist es abgelaufen.',
  unauthorized_client: 'Der Anbieter erlaubt dieser Anwendung die Anmeldung am Postfach nicht.',
  invalid_grant:
    'Der Anbieter lehnt IMAP_OAUTH_REFRESH_TOKEN ab: Es ist abgelaufen oder wurde widerrufen. Erlauben Sie den Zugriff neu.',
  invalid_scope: 'Der Anbieter kennt IMAP_OAUTH_SCOPE nicht.',
}
export const tokenRefused = (word: string) => `Der Anbieter stellt kein Token aus: „${word}“.`
export const tokenAway = 'Der Anbieter unter IMAP_OAUTH_TOKEN_URL antwortet nicht.'
export const tokenUnreadable =
  'Unter IMAP_OAUTH_TOKEN_URL antwortet etwas, das kein Token ausstellt.'
