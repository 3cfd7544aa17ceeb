import { MANAGER } from '../houses.ts'
import { addDays, euros, type Kind, writeDay } from '../letter.ts'
import {
  day,
  farewell,
  fromManager,
  greeting,
  sender,
  table,
  text,
  title,
  toManager,
  toTenant,
} from './parts.ts'

const contract: Kind = {
  type: 'Mietvertrag',
  isFiled: true,
  isOfFlat: true,
  write: (subject) => {
    const { random, owner, tenant, place, flat, city, date } = subject
    const begins = writeDay(random, addDays(date, random.between(20, 80)))
    return [
      title(random.pick(['Mietvertrag', 'Wohnraummietvertrag', 'Mietvertrag für Wohnungen'])),
      text(`Vermieter: ${owner}, dieser vertreten durch ${MANAGER.name}, ${MANAGER.street}`),
      text(`Mieter: ${tenant}`),
      text(`1. Gegenstand. Überlassen wird die Wohnung ${flat} im Gebäude ${place} samt Keller und
        Mitbenutzung von Waschküche und Hof. Bei Einzug werden ${random.between(2, 5)} Schlüssel übergeben.`),
      text(`2. Dauer. Die Vermietung beginnt am ${begins} und wird auf unbestimmte Zeit geschlossen.
        Beide Seiten dürfen mit den gesetzlichen Fristen kündigen, jedoch nicht vor Ablauf eines Jahres.`),
      text(`3. Entgelt. Zu zahlen sind monatlich ${euros(random, 380, 1600)} netto kalt, dazu ${euros(random, 90, 300)}
        als Abschlag auf Heizung, Warmwasser und die übrigen Betriebskosten, jeweils bis zum dritten Werktag.`),
      text(
        `4. Sicherheit. Vor Übergabe hinterlegt der Mieter ${euros(random, 900, 4200)}; der Betrag wird verzinslich angelegt.`,
      ),
      text(
        '5. Gebrauch. Haustiere außer Kleintieren, Antennen und Umbauten bedürfen der Erlaubnis in Textform.',
      ),
      { is: 'line', text: `${city}, den ${writeDay(random, date)}` },
      { is: 'line', text: 'Unterschrift Vermieter                Unterschrift Mieter' },
    ]
  },
}

const settlement: Kind = {
  type: 'Nebenkostenabrechnung',
  isFiled: true,
  isOfFlat: true,
  write: (subject) => {
    const { random, flat, place, date } = subject
    const year = Number(date.slice(0, 4)) - 1
    const rows = [
      ['Allgemeinstrom', 'Wohnfläche'],
      ['Aufzug', 'Einheiten'],
      ['Gartenpflege', 'Wohnfläche'],
      ['Kabelanschluss', 'Einheiten'],
      ['Niederschlagswasser', 'Fläche'],
      ['Schornsteinfeger', 'Einheiten'],
      ['Straßenreinigung', 'Wohnfläche'],
    ].filter(() => random.next() < 0.75)
    return [
      fromManager(),
      toTenant(subject),
      day(subject),
      title(random.pick([`Nebenkostenabrechnung ${year}`, `Ihre Nebenkostenabrechnung ${year}`])),
      text(`Wohnung ${flat}, ${place}, Zeitraum Januar bis Dezember ${year}`),
      text('Guten Tag, anbei rechnen wir die auf Ihre Wohnung umgelegten Kosten ab.'),
      table(
        ['Position', 'Haus gesamt', 'Verteilung', 'Ihre Wohnung'],
        ...rows.map(([name = '', by = '']) => [
          name,
          euros(random, 700, 9000),
          by,
          euros(random, 40, 900),
        ]),
      ),
      text(`Ergebnis: ${random.pick(['Nachzahlung', 'Guthaben'])} ${euros(random, 12, 700)}`),
      text(
        'Der Saldo wird mit der übernächsten Miete verrechnet. Unterlagen liegen in unserem Büro zur Einsicht bereit.',
      ),
      ...farewell('Abteilung Abrechnung'),
    ]
  },
}

const termination: Kind = {
  type: 'Kündigung',
  isFiled: true,
  isOfFlat: true,
  write: (subject) => {
    const { random, tenantName, address, zipCode, city, flat, place, date } = subject
    const ends = writeDay(random, `${addDays(date, 95).slice(0, 8)}28`)
    return [
      sender(tenantName, address, `${zipCode} ${city}`),
      toManager(),
      day(subject),
      title(random.pick(['Kündigung', 'Kündigung der Wohnung', 'Ordentliche Kündigung'])),
      greeting(subject),
      text(`ich ziehe aus und beende den Vertrag für ${flat} im Haus ${place} zum ${ends}. Sollte die Frist
        nicht gewahrt sein, gilt der nächste zulässige Termin.`),
      text(
        'Für die Abnahme schlage ich die letzten Tage des Monats vor. Meine neue Anschrift und das Konto für die hinterlegte Sicherheit teile ich Ihnen noch mit.',
      ),
      text('Ich bitte um eine kurze Bestätigung, gern auch per E-Mail.'),
      ...farewell(tenantName),
    ]
  },
}

const increase: Kind = {
  type: 'Mieterhöhung',
  isFiled: true,
  isOfFlat: true,
  write: (subject) => {
    const { random, tenant, flat, place, date } = subject
    return [
      fromManager(),
      toTenant(subject),
      day(subject),
      title(
        random.pick([
          'Mieterhöhung',
          'Mieterhöhung nach § 558 BGB',
          'Ankündigung einer Mieterhöhung',
        ]),
      ),
      text(`Guten Tag ${tenant},`),
      text(`für ${flat} im Haus ${place} zahlen Sie zurzeit ${euros(random, 400, 900)} netto kalt. Nach dem
        Mietspiegel sind für vergleichbare Wohnungen ${euros(random, 901, 1400)} üblich.`),
      text(`Wir bitten Sie, der neuen Miete ab ${writeDay(random, `${addDays(date, 70).slice(0, 8)}01`)} zuzustimmen.
        Die Kappungsgrenze ist eingehalten; vor drei Jahren wurde zuletzt angepasst.`),
      text('Bitte senden Sie uns die beigefügte Erklärung unterschrieben zurück.'),
      ...farewell('Mieterbetreuung'),
    ]
  },
}

export const tenancyKinds: readonly Kind[] = [contract, settlement, termination, increase]
