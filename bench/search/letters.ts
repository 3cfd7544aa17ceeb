import { termsOf } from '../../server/src/documents/intake/reader/words.ts'
import { pickItem } from '../random/pickItem.ts'

// Generates letters like those in a property manager's archive, fast: from sentences with known terms and a few unique words.

interface Letter {
  readonly text: string
  readonly terms: string
}

const KINDS: readonly (readonly string[])[] = [
  [
    'Betriebskostenabrechnung für das vergangene Jahr',
    'Die Heizkosten wurden nach Verbrauch verteilt.',
    'Das Guthaben überweisen wir auf Ihr Konto.',
    'Die Vorauszahlungen werden ab dem nächsten Monat angepasst.',
    'Einwände sind innerhalb von zwölf Monaten zulässig.',
  ],
  [
    'Rechnung über Reparaturen am Gebäude',
    'Für die Instandsetzung der Fenster berechnen wir Arbeitszeit und Material.',
    'Die Mehrwertsteuer ist im Betrag enthalten.',
    'Bitte zahlen Sie ohne Abzug innerhalb von vierzehn Tagen.',
    'Die Gewährleistung beträgt fünf Jahre.',
  ],
  [
    'Mietvertrag über eine Wohnung',
    'Der Mieter zahlt eine Kaution in Höhe von drei Monatsmieten.',
    'Schönheitsreparaturen übernimmt der Mieter nach dem vereinbarten Fristenplan.',
    'Haustiere bedürfen der Zustimmung des Vermieters.',
    'Die Kündigung bedarf der Schriftform.',
  ],
  [
    'Grundsteuerbescheid der Gemeinde',
    'Der Hebesatz wurde durch die Satzung festgelegt.',
    'Gegen diesen Bescheid kann innerhalb eines Monats Widerspruch erhoben werden.',
    'Die Steuer ist in vier Raten fällig.',
  ],
  [
    'Versicherungsschein zur Wohngebäudeversicherung',
    'Versichert sind Schäden durch Feuer, Sturm, Hagel und Leitungswasser.',
    'Die Selbstbeteiligung beträgt je Schadensfall fünfhundert Euro.',
    'Elementarschäden sind mitversichert.',
  ],
  [
    'Protokoll der Eigentümerversammlung',
    'Die Versammlung beschließt die Sanierung der Fassade mit Wärmedämmung.',
    'Der Wirtschaftsplan wird einstimmig genehmigt.',
    'Die Instandhaltungsrücklage wird erhöht.',
    'Der Verwaltungsbeirat wird entlastet.',
  ],
  [
    'Wartungsprotokoll der Heizungsanlage',
    'Der Brenner wurde gereinigt und neu eingestellt.',
    'Die Abgaswerte liegen innerhalb der Grenzwerte.',
    'Die nächste Wartung ist in einem Jahr fällig.',
  ],
  [
    'Darlehensvertrag mit Zinsbindung',
    'Das Darlehen wird in monatlichen Raten getilgt.',
    'Die Restschuld am Ende der Zinsbindung ergibt sich aus dem Tilgungsplan.',
    'Sondertilgungen sind bis fünf Prozent im Jahr möglich.',
  ],
]
const EVERYWHERE = [
  'Sehr geehrte Damen und Herren, vielen Dank für Ihr Vertrauen.',
  'Bitte geben Sie bei Rückfragen immer die Nummer dieser Rechnung an.',
  'Mit freundlichen Grüßen, Ihre Hausverwaltung am Marktplatz.',
  'Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.',
  'Die Zahlung erfolgt per Lastschrift von Ihrem Konto.',
]
/** Only the first letters contain it. */
const OLD = 'Dieses Schreiben gehört zum Altbestand.'
const OLD_LETTERS = 300_000
const NAMES =
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Lehmann Köhler Kaya Yılmaz Nguyen Kowalski Özdemir'.split(
    ' ',
  )
const PARTS =
  'Linden Birken Eichen Rosen Garten Schul Kirch Bahnhof Markt Berg Tal Wald Wiesen Mühlen Brunnen Schloss Park See Ring Kaiser König Goethe Schiller Mozart Beethoven'.split(
    ' ',
  )
const ROADS = 'straße weg allee platz ring gasse ufer damm'.split(' ')

const known = new Map<string, readonly string[]>()
function knownTerms(text: string): readonly string[] {
  const terms = known.get(text) ?? [...termsOf(text)]
  known.set(text, terms)
  return terms
}

/** Generates the letter of a number, always the same one. */
export function writeLetter(number: number): Letter {
  const next = createRandom(number)
  const pick = <Item>(items: readonly Item[]) => pickItem(items, next)
  const [title = '', ...sentences] = pick(KINDS)
  const own = [
    `${pick(PARTS)}${pick(ROADS)} ${1 + Math.floor(next() * 150)}`,
    pick(NAMES),
    pick(NAMES),
    String(2010 + Math.floor(next() * 16)),
    `RE${number}`,
    `${Math.floor(next() * 5000)},${10 + Math.floor(next() * 90)}`,
  ]
  const written = [
    title,
    ...own,
    ...sentences,
    pick(sentences),
    ...EVERYWHERE.filter(() => next() < 0.8),
    ...(number < OLD_LETTERS ? [OLD] : []),
  ]
  return {
    text: written.join('\n'),
    terms: [
      ...new Set(
        written.flatMap((text) => (own.includes(text) ? [...termsOf(text)] : knownTerms(text))),
      ),
    ].join(' '),
  }
}

/** Creates a seeded generator of random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
