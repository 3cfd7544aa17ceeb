import { GIVING_KEPT_DAYS, MAX_CHOSEN_RECIPIENTS } from '@hausblick/contract/calls/givings.ts'
import { plural } from '@hausblick/figures/plural.ts'
import { formatCount } from '../../../base/format/number.ts'

// Who gets it
export const kinds = 'An wen?'
export const customers = 'Einzelne'
export const address = 'Ein Objekt'
export const all = 'Alle'
export const addCustomer = 'Eigentümer hinzufügen'
export const addByUnit = 'Eigentümer über Adresse oder Mieter suchen'
export const removeCustomer = (name: string) => `${name} nicht`
export const chosen = 'Ausgewählte Eigentümer'
export const enough = `Mehr als ${formatCount(MAX_CHOSEN_RECIPIENTS)} lassen sich nicht einzeln wählen. Bitte wählen Sie „Alle“ oder ein Haus.`
export const chooseAddress = 'Adresse des Objekts'
export const addressHint = 'Alle, denen dort eine Einheit oder das Gebäude gehört.'
export const typeAddress = 'Bitte Straße oder Mieter eingeben.'
export const searching = 'Suche …'
export const noAddress = 'Nichts gefunden.'
export const previewFailed = 'Die Empfänger lassen sich gerade nicht anzeigen.'
export const counting = 'Empfänger werden gezählt …'
export const nobody = 'So bekommt es niemand.'
const owners = (count: number) =>
  count === 1 ? 'einen Eigentümer' : `${formatCount(count)} Eigentümer`
export const toOwners = (count: number) => `An ${owners(count)}`
export const withoutAccount = (count: number, total: number) => {
  if (total === 1) return 'Er hat noch kein Konto und sieht es erst, wenn er eingeladen ist.'
  return count === 1
    ? 'Einer hat noch kein Konto und sieht es erst, wenn er eingeladen ist.'
    : `${formatCount(count)} haben noch kein Konto und sehen es erst, wenn sie eingeladen sind.`
}
export const who = 'Wer ist das?'
export const noAccount = 'ohne Konto'
export const more = (count: number) =>
  plural(count, 'und ein weiterer', `und ${formatCount(count)} weitere`)

// Giving it
export const giveHeading = 'An mehrere Eigentümer geben'
export const give = (count: number) =>
  count === 0 ? 'An Eigentümer geben' : `${toOwners(count)} geben`
export const giving = 'Wird gegeben …'
export const chooseFirst = 'Bitte wählen Sie, wer es bekommt.'
export const progress = (done: number, total: number) =>
  `${formatCount(done)} von ${formatCount(total)} ${plural(done, 'hat', 'haben')} es. Sie können weiterarbeiten.`
export const given = (total: number) =>
  total === 1
    ? 'Der Eigentümer hat es unter seinen Dokumenten.'
    : `Alle ${formatCount(total)} haben es unter ihren Dokumenten.`
export const mailed = `Wer E-Mails über neue Dokumente bekommt, erfährt davon. Zurücknehmen können Sie es ${GIVING_KEPT_DAYS} Tage lang.`
export const takeBack = 'Bei allen zurücknehmen'
export const takingBack = (done: number, total: number) =>
  `Wird zurückgenommen: ${formatCount(done)} von ${formatCount(total)}.`
export const takenBack = 'Zurückgenommen: Keiner von ihnen hat es mehr.'
export const finish = 'Fertig'

// The circular
export const circular = 'Rundschreiben'
export const subject = 'Betreff'
export const text = 'Text'
export const textHint =
  'Es steht auf Ihrem Briefkopf. Leere Zeilen trennen Absätze; Anrede und Gruß schreiben Sie mit.'
export const noSubject = 'Bitte Betreff eingeben.'
export const noText = 'Bitte Text eingeben.'
export const look = 'Als PDF ansehen'
