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
