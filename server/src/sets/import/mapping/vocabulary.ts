import { foldText } from '@hausblick/figures/text.ts'

/**
 * The words that headings are made of, each with its other forms, abbreviations and near synonyms. A word only has to stand here
 * if it is abbreviated, inflected, or part of compounds.
 */
const WORDS: Readonly<Record<string, string>> = {
  nummer: 'nr num nrn no nummern',
  kennung: 'id key schlüssel kennziffer ident code kennnummer',
  einheit: 'einheiten einh',
  wohnung: 'wohnungen wohnungs whg whgn wohng wng wohn',
  objekt: 'obj objekte objekts',
  haus: 'hs häuser hauses',
  gebäude: 'geb gebäudes',
  liegenschaft: 'lieg liegenschaften',
  immobilie: 'immobilien immo',
  grundstück: 'grundstücks grdst grundst grst',
  eigentümer: 'eig eigt eigentümers eigent',
  kunde: 'kunden kd kdn',
  mieter: 'mieters mieterin',
  vertrag: 'vertrags vertr vtg mv mietvertrag mietvertrags',
  bezeichnung: 'bez bezeichn bezchng bezeichnungen',
  beschreibung: 'beschr',
  fläche: 'fl flächen',
  größe: '',
  qm: 'm2 quadratmeter sqm',
  prozent: '% proz prozentsatz vh',
  miete: 'mieten mietzins miet',
  kalt: 'kaltmiete',
  netto: 'nettomiete',
  grund: '',
  brutto: '',
  warm: '',
  beginn: 'beg anfang start',
  ende: '',
  datum: 'dat',
  vorauszahlung: 'vorausz vz vorauszlg vorauszahlungen vorausz vorauszahl',
  nebenkosten: 'nk nebenk',
  betriebskosten: 'bk betriebsk',
  heizkosten: 'hk heizk',
  monatlich: 'mtl mon monat monatl month monthly monatliche monatlicher pm monats',
  jährlich: 'jährl pa jährliche jahres',
  jahre: 'jahren j',
  zimmer: 'zi zim',
  anzahl: 'anz zahl stück',
  plz: 'postleitzahl postleitzahlen',
  straße: 'strassen straßen',
  erhöhung: 'erh',
  nächste: 'nächster nächstes nä next',
  aktuell: 'akt aktuelle aktueller aktuelles',
  konto: 'kto konten',
  darlehen: 'darl darlehens',
  kredit: 'kredite krd',
  restschuld: '',
  zins: 'zinsen zinssatz',
  soll: '',
  bindung: '',
  tilgung: 'tilg tilgungs',
  auszahlung: 'ausz auszahlungs',
  durchschnitt:
    'durchschn durchschnittlich durchschnittliche durchschnittlicher durchschnittliches ø mittel mittlere mittleres mittlerer',
  kauf: 'käufe',
  preis: 'preise',
  wert: 'werte',
  stellplatz: 'stellplätze stpl stellpl stp stellplätzen',
  garage: 'garagen',
  keller: 'kellers',
  buchung: 'buchungs buch',
  rücklage: 'rückl rücklagen',
  instandhaltung: 'instandh instandhaltungs ih',
  modernisierung: 'modern mod modernisierungs',
  letzte: 'letzter letztes',
  geplant: 'geplante geplanter geplantes',
  kosten: '',
  name: 'namen',
  vorname: 'vornamen',
  nachname: '',
  mail: 'email emails mails',
  adresse: 'adr adressen anschrift',
  betrag: 'beträge betr',
  art: 'arten',
  laufzeit: 'laufz',
  gesamt: 'ges gesamter gesamte insgesamt',
  summe: 'sum',
  lage: '',
  verwaltung: 'verwaltungs',
  nutzung: 'nutzungs',
  platz: 'plätze',
  raum: 'räume räumen',
  rate: 'raten',
}

/** Parts of compounds that need no other form. */
const PARTS =
  'kaltmiete warmmiete grundmiete nettomiete bruttomiete sollmiete istmiete vergleich markt spiegel verkehr erwerb anschaffung ankauf stichtag bewertung bau typ bereich rest schuld sonder festschreibung einzug auszug kündigung tief park wartung spiel balkon terrasse garten bank institut summe kapital saldo stand nominal ursprung anfang text sach fibu kennzeichen seite tag jahr periode veränderung änderung entwicklung steigerung zuwachs quote grad vermietung belegung auslastung nehmer geber inhaber partner partei familien zu post wohn nutz misch bestand höhe zeit dauer'

/** Words that do not tell what a column holds. */
const NOISE = new Set(
  'der die das des den dem im in an am zum zur und u o od oder pro je per eur euro € lt laut gem gemäß ca incl inkl vom von bis seit ab aktuell derzeit derzeitig derzeitige ist'
    .split(' ')
    .map(foldText),
)
/** Noise that matters where a heading is told from another only by it: `Mietvertrag bis`, `€/m²`. */
const KEPT_WHERE_STRICT = new Set(
  ['am', 'zum', 'vom', 'von', 'bis', 'seit', 'ab', 'per', 'in', 'eur', 'euro', '€'].map(foldText),
)

const canonical = new Map<string, string>()
for (const [word, forms] of Object.entries(WORDS))
  for (const form of [word, ...forms.split(' ')])
    if (form !== '') canonical.set(foldText(form), foldText(word))
for (const part of PARTS.split(' ')) canonical.set(foldText(part), foldText(part))

const SEPARATORS = /[^\p{L}\p{N}%€#]+/u
/** Between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e']
const SHORTEST_PART = 2
/** Abbreviations with dots inside, whose parts mean nothing. */
const DOTTED: readonly (readonly [RegExp, string])[] = [
  [/\bp\.\s?a\.?/g, ' jahrlich '],
  [/\bp\.\s?m\.?/g, ' monatlich '],
  [/\be-?mail/g, ' mail '],
  [/[µm]²/g, ' qm '],
  [/ø/g, ' durchschnitt '],
]

/** Returns the words of a heading in their canonical forms, compounds taken apart: `Wohnfl. (m²)` is `wohnung`, `flache`, `qm`. */
export function splitHeading(heading: string): string[] {
  let text = heading.toLowerCase()
  for (const [pattern, replacement] of DOTTED) text = text.replaceAll(pattern, replacement)
  return foldText(text)
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .flatMap((word) => splitWord(word))
}

/**
 * Returns the key by which headings that mean the same are equal: canonical words without noise, in alphabetical order. The
 * `strict` one keeps prepositions and currencies.
 */
export function headingKey(words: readonly string[], { strict }: { strict: boolean }): string {
  const kept = words.filter((word) => !NOISE.has(word) || (strict && KEPT_WHERE_STRICT.has(word)))
  return [...new Set(kept.length > 0 ? kept : words)].toSorted().join(' ')
}

function splitWord(word: string): string[] {
  const known = canonical.get(word)
  if (known !== undefined) return [known]
  return takeApart(word) ?? [word]
}

/** Splits a compound into the fewest known words; null if that leaves a rest. */
function takeApart(word: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - 20); start <= end - SHORTEST_PART; start++) {
      const before = best[start]
      if (!before) continue
      const found = findPart(word.slice(start, end), end === word.length)
      if (found === null) continue
      const current = best[end]
      if (!current || before.length + 1 < current.length) best[end] = [...before, found]
    }
  }
  const found = best[word.length]
  return found && found.length > 0 ? found : null
}

function findPart(text: string, isLast: boolean): string | null {
  for (const link of isLast ? [''] : LINKS) {
    if (!text.endsWith(link)) continue
    const stem = text.slice(0, text.length - link.length)
    const known = stem.length >= SHORTEST_PART ? canonical.get(stem) : undefined
    if (known !== undefined) return known
  }
  return null
}
