import type { OwnLegalPage } from '@hausblick/contract/ownLegal.ts'

/** Something that law demands of a text. */
interface Requirement {
  readonly what: string
  readonly law: string
  /** Words of which each must occur for it to seem to be there. */
  readonly words: readonly RegExp[]
}

const address = /\b\d{5}\s+\p{Lu}/u

/** What law demands of each text, in German. Words are looked for only: whether a text suffices is for lawyers to say. */
const requirements: Readonly<Record<OwnLegalPage, readonly Requirement[]>> = {
  impressum: [
    entry('Name und Anschrift', '§ 5 Abs. 1 Nr. 1 DDG', address),
    entry(
      'wer Sie vertritt, wenn Sie eine Gesellschaft sind',
      '§ 5 Abs. 1 Nr. 1 DDG',
      /vertret|geschäftsführ|vorstand|inhaber/i,
    ),
    entry('E-Mail-Adresse', '§ 5 Abs. 1 Nr. 2 DDG', /@/),
    entry(
      'ein zweiter schneller Weg, etwa Telefon',
      '§ 5 Abs. 1 Nr. 2 DDG',
      /telefon|\btel\b|rückruf|kontaktformular/i,
    ),
    entry(
      'Aufsichtsbehörde, wenn Sie eine Erlaubnis brauchen (§ 34c GewO)',
      '§ 5 Abs. 1 Nr. 3 DDG',
      /aufsicht/i,
    ),
    entry(
      'Register und Nummer, wenn Sie eingetragen sind',
      '§ 5 Abs. 1 Nr. 4 DDG',
      /register|\bHR[AB]\b/i,
    ),
    entry(
      'Umsatzsteuer- oder Wirtschafts-Identifikationsnummer, wenn Sie eine haben',
      '§ 5 Abs. 1 Nr. 6 DDG',
      /\bDE\s?\d{9}|identifikationsnummer|ust-?id/i,
    ),
    entry(
      'Berufshaftpflichtversicherung, wenn Sie eine haben',
      '§ 2 Abs. 1 Nr. 11 DL-InfoV',
      /haftpflicht/i,
    ),
    entry('Bereitschaft zur Schlichtung', '§ 36 VSBG', /schlichtung/i),
  ],
  datenschutz: [
    entry(
      'Verantwortlicher mit Kontaktdaten',
      'Art. 13 Abs. 1 lit. a DSGVO',
      /verantwortlich/i,
      address,
    ),
    entry(
      'Datenschutzbeauftragte, wenn Sie welche benannt haben',
      'Art. 13 Abs. 1 lit. b DSGVO',
      /datenschutzbeauftragt/i,
    ),
    entry('Zwecke und Rechtsgrundlagen', 'Art. 13 Abs. 1 lit. c DSGVO', /art\.?\s*6\b/i),
    entry(
      'berechtigte Interessen, wenn Sie sich auf sie stützen',
      'Art. 13 Abs. 1 lit. d DSGVO',
      /interesse/i,
    ),
    entry(
      'wer Daten empfängt',
      'Art. 13 Abs. 1 lit. e DSGVO',
      /empf[aä]ng|auftragsverarbeit|dienstleister/i,
    ),
    entry(
      'ob Daten die EU verlassen',
      'Art. 13 Abs. 1 lit. f DSGVO',
      /drittl[aä]nd|drittstaat|außerhalb der (EU|Europäischen)|Wirtschaftsraum|\bEWR\b/i,
    ),
    entry(
      'wie lange Daten gespeichert werden',
      'Art. 13 Abs. 2 lit. a DSGVO',
      /gelöscht|speicherdauer|aufbewahr|gespeichert/i,
    ),
    entry(
      'Rechte auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung, Widerspruch',
      'Art. 13 Abs. 2 lit. b DSGVO',
      /auskunft|art\.?\s*15\b/i,
      /berichtig/i,
      /lösch/i,
      /einschränk/i,
      /übertragbar|übertragung|art\.?\s*20\b/i,
      /widerspr|widersprech/i,
    ),
    entry('Widerruf einer Einwilligung', 'Art. 13 Abs. 2 lit. c DSGVO', /widerruf/i),
    entry('Beschwerde bei einer Aufsichtsbehörde', 'Art. 13 Abs. 2 lit. d DSGVO', /beschwer/i),
    entry(
      'ob jemand die Daten angeben muss',
      'Art. 13 Abs. 2 lit. e DSGVO',
      /verpflicht|vorgeschrieben|bereitstell|freiwillig/i,
    ),
    entry(
      'ob automatisiert entschieden wird',
      'Art. 13 Abs. 2 lit. f DSGVO',
      /automatisiert|profiling/i,
    ),
    entry('was im Browser gespeichert wird', '§ 25 TDDDG', /cookie/i),
  ],
  agb: [
    entry('mit wem der Vertrag geschlossen wird', 'Art. 246a § 1 EGBGB', address),
    entry('was Sie leisten', 'Art. 246a § 1 EGBGB', /leistung/i),
    entry(
      'was es kostet',
      'Art. 246a § 1 EGBGB',
      /vergütung|entgelt|preis|kostenlos|kostenfrei|unentgeltlich/i,
    ),
    entry('Laufzeit und Kündigung', 'Art. 246a § 1 EGBGB', /kündig/i),
    entry('Widerrufsrecht von Verbrauchern', '§§ 312g, 355 BGB', /widerruf/i),
    entry(
      'wie lange das Portal aktualisiert und bereitgestellt wird',
      '§§ 327e, 327f BGB',
      /aktualis|verfügbar|verfügung|wartung/i,
    ),
    entry('wann Sie das Portal ändern dürfen', '§ 327r BGB', /änder/i),
    entry('Haftung bei Vorsatz und grober Fahrlässigkeit', '§ 309 Nr. 7 BGB', /haft/i, /vorsatz/i),
  ],
}

/** Returns what law demands of a text, and whether it seems to be there. */
export function checkRequirements(page: OwnLegalPage, text: string) {
  return requirements[page].map(({ what, law, words }) => ({
    what,
    law,
    isFound: words.every((word) => word.test(text)),
  }))
}

function entry(what: string, law: string, ...words: readonly RegExp[]): Requirement {
  return { what, law, words }
}
