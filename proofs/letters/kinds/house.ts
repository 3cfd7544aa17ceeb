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
  toOwner,
} from './parts.ts'

const COMPANIES = [
  ['Elektro Wißkirchen GmbH', 'Industrieweg 3', '53121 Bonn', 'Treppenlicht instand gesetzt'],
  ['Sanitär Klöckner & Sohn', 'Hafenstraße 88', '50735 Köln', 'Zirkulationspumpe erneuert'],
  ['Dachdeckerei Overath', 'Gewerbepark 14', '53844 Troisdorf', 'Sturmschaden am First behoben'],
  ['Gartenbau Lichtenberg', 'Feldrain 1', '53227 Bonn', 'Hecken geschnitten, Laub abgefahren'],
]

const invoice: Kind = {
  type: 'Rechnung',
  isFiled: true,
  isOfFlat: false,
  write: (subject) => {
    const { random, place, date } = subject
    const [name = '', street = '', town = '', work = ''] = random.pick(COMPANIES)
    return [
      sender(name, street, town),
      toOwner(subject),
      day(subject),
      title(`Rechnung Nr. ${random.between(1000, 9999)}`),
      text(`Bauvorhaben: ${place}`),
      text(`Leistung vom ${writeDay(random, addDays(date, -random.between(3, 30)))}: ${work}`),
      table(
        ['Menge', 'Bezeichnung', 'Einzelpreis', 'Gesamt'],
        [`${random.between(1, 9)} Std.`, 'Monteur', euros(random, 48, 72), euros(random, 90, 600)],
        ['1 psch.', 'Material und Kleinteile', euros(random, 20, 400), euros(random, 20, 400)],
        ['1', 'Anfahrt', euros(random, 25, 60), euros(random, 25, 60)],
      ),
      text(
        `Zwischensumme ${euros(random, 150, 900)}, zuzüglich 19 % Umsatzsteuer ${euros(random, 30, 180)}`,
      ),
      text(
        `Zahlbar ohne Abzug bis ${writeDay(random, addDays(date, 14))}. Es gilt eine Gewährleistung von vier Jahren.`,
      ),
    ]
  },
}

const tax: Kind = {
  type: 'Grundsteuerbescheid',
  isFiled: true,
  isOfFlat: false,
  write: (subject) => {
    const { random, city, place, date } = subject
    const year = date.slice(0, 4)
    return [
      sender(`Gemeindekasse ${city}`, 'Abteilung Steuern und Abgaben'),
      toOwner(subject),
      day(subject),
      title(random.pick([`Grundsteuerbescheid für ${year}`, 'Grundsteuerbescheid'])),
      text(`Steuergegenstand: bebautes Grundstück ${place}`),
      text(`Aktenzeichen ${random.between(100, 999)}/${random.between(1000, 9999)}-B`),
      table(
        ['Rate', 'Fällig', 'Zu zahlen'],
        ...['15.02.', '15.05.', '15.08.', '15.11.'].map((fallsDue, index) => [
          `${index + 1}`,
          `${fallsDue}${year}`,
          euros(random, 90, 700),
        ]),
      ),
      text(
        'Die Festsetzung beruht auf dem Messbescheid des Finanzamts. Einwände gegen den Messbetrag sind nur dort möglich.',
      ),
      text(
        'Rechtsbehelf: Klage vor dem Verwaltungsgericht innerhalb eines Monats. Auch dann ist pünktlich zu zahlen.',
      ),
    ]
  },
}

const minutes: Kind = {
  type: 'Protokoll',
  isFiled: true,
  isOfFlat: false,
  write: ({ random, place, date }) => [
    title(
      random.pick([
        'Protokoll',
        'Protokoll der Eigentümerversammlung',
        'Protokoll der Versammlung',
      ]),
    ),
    text(`Gemeinschaft ${place}`),
    { is: 'line', text: writeDay(random, date) },
    text(
      `Beginn 17:30 Uhr im Pfarrsaal, Leitung ${MANAGER.name}. Vertreten sind ${random.between(510, 990)} Tausendstel; Einwände gegen die Ladung werden nicht erhoben.`,
    ),
    text(
      `1. Der Rechenschaftsbericht wird zur Kenntnis genommen, die Verwaltung mit ${random.between(400, 900)} Tausendsteln entlastet.`,
    ),
    text(
      `2. Aus der Rücklage werden bis zu ${euros(random, 4000, 30_000)} für den Anstrich der Fassade freigegeben.`,
    ),
    text('3. Der Antrag auf Ladestationen im Hof findet keine Mehrheit.'),
    text('4. Zum Beirat werden die bisherigen Mitglieder wiedergewählt.'),
    { is: 'line', text: 'Für die Richtigkeit: Vorsitz, Beirat' },
  ],
}

const notice: Kind = {
  type: 'Anschreiben',
  isFiled: true,
  isOfFlat: false,
  write: (subject) => {
    const { random, owner, place } = subject
    const what = random.pick([
      'der Aufzug steht seit gestern still; ein Ersatzteil ist bestellt',
      'im Keller hat sich Schimmel gezeigt, wir lassen die Ursache untersuchen',
      'die Heizung wird vor dem Winter gewartet, Zugang zu allen Räumen ist nötig',
    ])
    return [
      fromManager(),
      { is: 'address', lines: [owner, 'Postfach 1107', '53001 Bonn'] },
      day(subject),
      title(
        random.pick([`Ihr Haus ${place}`, `Neues aus dem Haus ${place}`, `Nachricht zu ${place}`]),
      ),
      greeting(subject),
      text(`${what}. Kosten entstehen Ihnen daraus voraussichtlich nicht.`),
      text(
        'Sobald wir mehr wissen, schreiben wir Ihnen wieder. Rufen Sie uns gern an, wenn Sie dazu Fragen haben.',
      ),
      ...farewell('Ihre Objektbetreuung'),
    ]
  },
}

const insurance: Kind = {
  type: 'Versicherungsschein',
  isFiled: true,
  isOfFlat: false,
  write: (subject) => {
    const { random, place, date } = subject
    return [
      sender('Westmark Versicherung AG', 'Domring 200', '40213 Düsseldorf'),
      toOwner(subject),
      day(subject),
      title(
        random.pick(['Versicherungsschein', `Versicherungsschein ${random.between(10, 99)}-GEB`]),
      ),
      text(`Wohngebäude ${place}, gleitender Neuwert`),
      table(
        ['Gefahr', 'Selbstbehalt', 'Jahresbeitrag'],
        ['Feuer', 'keiner', euros(random, 200, 900)],
        ['Leitungswasser', euros(random, 100, 500), euros(random, 300, 1500)],
        ['Sturm und Hagel', euros(random, 100, 500), euros(random, 100, 700)],
      ),
      text(
        `Der Schutz läuft ab ${writeDay(random, addDays(date, 20))} ein Jahr und verlängert sich, wenn nicht drei Monate vorher gekündigt wird.`,
      ),
      text('Bitte prüfen Sie Ihre Angaben und melden Sie Umbauten, Leerstand und Gewerbe im Haus.'),
    ]
  },
}

export const houseKinds: readonly Kind[] = [invoice, tax, minutes, notice, insurance]
