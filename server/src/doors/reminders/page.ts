import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { renderPlainPage } from '../../platform/http/errorPage.ts'

/** When each kind comes; they continue a sentence. */
const occasions: Readonly<Record<ReminderKind, string>> = {
  date: ' 30 und 7 Tage vor einem Termin',
  document: ', wenn ein neues Dokument für Sie da ist',
  report: ', wenn eine neue Jahresübersicht für Sie da ist',
  month: ', wenn die Zahlen eines neuen Monats da sind',
}

/** The body of the form that switches the mails on again. */
export const AGAIN = 'wieder=ja'

/** Renders the page that says whether a kind of mail comes, with the button that changes it. Its form works without scripts. */
export function renderLinkPage(kind: ReminderKind, isOn: boolean, publicUrl: string): string {
  const [title, sentence, field, button] = isOn
    ? [
        'E-Mails beenden?',
        `Sie bekommen eine E-Mail${occasions[kind]}.`,
        '<input type="hidden" name="List-Unsubscribe" value="One-Click">',
        'Diese E-Mails beenden',
      ]
    : [
        'Beendet',
        `Sie bekommen keine E-Mail mehr${occasions[kind]}.`,
        '<input type="hidden" name="wieder" value="ja">',
        'Rückgängig machen',
      ]
  return renderPlainPage(
    title,
    `<p>${sentence}</p>
<form method="post">${field}<button>${button}</button></form>
<p><a href="${publicUrl}${pages.settings.path}">Alle Einstellungen</a></p>`,
  )
}
