import { MANAGER } from '../houses.ts'
import { addDays, euros, type Kind, writeDay } from '../letter.ts'
import { day, farewell, greeting, sender, table, text, title, toManager, toOwner } from './parts.ts'

/** Letters that speak of what known kinds are about, so that whoever guesses is wrong. */
export const neverFiledKinds: readonly Kind[] = [
  {
    type: 'Mahnung',
    isFiled: false,
    isOfFlat: false,
    write: (subject) => [
      sender('Sanitär Klöckner & Sohn', 'Hafenstraße 88', '50735 Köln'),
      toOwner(subject),
      day(subject),
      title(subject.random.pick(['Zahlungserinnerung', 'Zweite Mahnung', 'Mahnung'])),
      greeting(subject),
      text(`unsere Rechnung Nr. ${subject.random.between(1000, 9999)} vom ${writeDay(subject.random, addDays(subject.date, -45))}
        über ${euros(subject.random, 120, 2400)} für das Haus ${subject.place} ist noch offen.`),
      text(
        'Sicher haben Sie sie nur übersehen. Überweisen Sie bitte innerhalb einer Woche, sonst berechnen wir Verzugszinsen.',
      ),
      ...farewell('Buchhaltung'),
    ],
  },
  {
    type: 'Energieausweis',
    isFiled: false,
    isOfFlat: false,
    write: ({ random, place, date }) => [
      title('Energieausweis für Wohngebäude'),
      text('gemäß den Paragrafen 79 und folgende Gebäudeenergiegesetz'),
      text(`Adresse: ${place}`),
      { is: 'line', text: `Ausgestellt am ${writeDay(random, date)}` },
      table(
        ['Kennwert', 'Bedarf'],
        ['Endenergie', `${random.between(40, 240)},5 kWh je m² und Jahr`],
        ['Primärenergie', `${random.between(40, 240)},1 kWh je m² und Jahr`],
        ['Treibhausgase', `${random.between(10, 60)},0 kg je m² und Jahr`],
      ),
      text(
        'Wesentlicher Energieträger: Erdgas. Empfehlung: Dämmung der obersten Geschossdecke, hydraulischer Abgleich.',
      ),
    ],
  },
  {
    type: 'Werbung',
    isFiled: false,
    isOfFlat: false,
    write: (subject) => [
      sender('Glasfaser Rheinland', 'Medienpark 5', '50670 Köln'),
      toManager(),
      day(subject),
      title('Schnelles Internet für Ihre Mieter – jetzt kostenlos anschließen!'),
      text(
        'Steigern Sie den Wert Ihrer Immobilie. Mietvertrag, Protokoll, Rechnung: alles bleibt, wie es ist, nur die Leitung wird neu.',
      ),
      text(
        'Rufen Sie noch heute an und sichern Sie sich bis zum Monatsende den Willkommensbonus von 250 Euro je Hausanschluss.',
      ),
      text(
        'Angebot freibleibend. Sie möchten keine Post mehr von uns? Schreiben Sie uns eine kurze Nachricht.',
      ),
    ],
  },
  {
    type: 'Anwaltsschreiben',
    isFiled: false,
    isOfFlat: true,
    write: (subject) => [
      sender('Kanzlei Dr. Hagedorn & Partner', 'Königsallee 61', '40215 Düsseldorf'),
      toManager(),
      day(subject),
      title(`${subject.tenantName} gegen ${subject.owner}`),
      greeting(subject),
      text(
        `wir vertreten ${subject.tenant}, ${subject.flat} im Haus ${subject.place}. Vollmacht liegt bei.`,
      ),
      text(
        'Unser Mandant mindert die Miete wegen der Feuchtigkeit im Schlafzimmer um ein Fünftel. Die Kündigung vom vergangenen Monat weisen wir mangels Begründung zurück.',
      ),
      text(
        'Zur Beseitigung setzen wir Ihnen eine Frist von drei Wochen. Danach werden wir zur Klage raten.',
      ),
      ...farewell('Rechtsanwältin'),
    ],
  },
  {
    type: 'Kontoauszug',
    isFiled: false,
    isOfFlat: false,
    write: ({ random, owner, place, date }) => [
      sender('Siebengebirgsbank eG'),
      title('Auszug Ihres Girokontos'),
      text(`Inhaber: ${owner}, Mietkonto ${place}`),
      { is: 'line', text: `Stand ${writeDay(random, date)}` },
      table(
        ['Buchung', 'Text', 'Betrag'],
        ...['Miete Erdgeschoss', 'Stadtwerke Abschlag', 'Grundsteuer Rate', 'Versicherung'].map(
          (what) => [
            writeDay(random, addDays(date, -random.between(1, 28))),
            what,
            euros(random, 30, 1200),
          ],
        ),
      ),
      text('Guthaben sind als Einlagen nach dem Einlagensicherungsgesetz entschädigungsfähig.'),
    ],
  },
  {
    type: 'Selbstauskunft',
    isFiled: false,
    isOfFlat: false,
    write: (subject) => [
      title('Freiwillige Auskunft für Bewerber um eine Wohnung'),
      text(`Gewünschtes Objekt: ${subject.place}`),
      table(
        ['Frage', 'Antwort'],
        ['Name', 'Leonie Achterberg'],
        ['Beruf', 'Krankenpflegerin'],
        ['Einkommen im Monat', euros(subject.random, 1800, 3900)],
        ['Haustiere', 'eine Katze'],
      ),
      text(`Ich versichere gegenüber ${MANAGER.name}, dass meine Angaben stimmen.`),
      { is: 'line', text: `${subject.city}, den ${writeDay(subject.random, subject.date)}` },
    ],
  },
]
