import { foldText } from '@hausblick/figures/text.ts'

/**
 * The words that headings are made of, each with its other forms, abbreviations and near synonyms. A word only has to stand here
 * if it is abbreviated, inflected, or part of compounds.
 */
const WORDS: Readonly<Record<string, string>> = {
  nummer: 'nr num nrn no nummern number',
  kennung:
    'id key schlüssel kennziffer ident code kennnummer kürzel kurz kurzzeichen identifier identnummer',
  referenz: 'ref reference',
  einheit:
    'einheiten einh we ve me ne wohneinheit wohneinheiten verwaltungseinheit verwaltungseinheiten mieteinheit mieteinheiten nutzungseinheit nutzungseinheiten nutzeinheit vermietungseinheit wohnung wohnungen wohnungs whg whgn wohng wng apartment appartement app unit units',
  objekt: 'obj objekte objekts immobilie immobilien immo anwesen',
  haus: 'hs häuser hauses gebäude geb gebäudes building',
  liegenschaft: 'lieg liegenschaften wirtschaftseinheit wie wohnanlage',
  grundstück: 'grundstücks grdst grundst grst gst parzelle parzellen',
  eigentümer:
    'eig eigt eigentümers eigent kunde kunden kd kdn mandant mandanten vermieter vermieters auftraggeber besitzer eigentümerschaft vermieterschaft machtgeber wohnungseigentümer sondereigentümer stockwerkeigentümer investor anleger gehört owner customer landlord',
  mieter:
    'mieters bestandnehmer hauptmieter mietpartei mieterschaft bewohner nutzer pächter tenant resident',
  vertrag: 'vertrags vertr vtg mv mietvertrag mietvertrags mietverhältnis contract',
  bezeichnung: 'bez bezeichn bezchng bezeichnungen benennung',
  beschreibung: 'beschr description',
  fläche: 'fl flächen area',
  größe: 'size',
  qm: 'm2 quadratmeter sqm',
  prozent: '% proz prozentsatz vh percent',
  miete: 'mieten mietzins mietzinse miet hmz nkm rent rental',
  netto: 'net',
  brutto: 'gross',
  warm: '',
  beginn: 'beg anfang start',
  ende: 'end',
  datum: 'dat date',
  vorauszahlung:
    'vorausz vz vorauszlg vorauszahlungen vorauszahl akonto akontozahlung akontobeitrag abschlag abschläge pauschale',
  nebenkosten: 'nk hnk nebenk betriebskosten bk betriebsk umlage umlagen heizkosten hk heizk',
  monatlich: 'mtl mon monat monatl month monthly monatliche monatlicher pm monats mt',
  jährlich: 'jährl pa jährliche jahres annual yearly',
  jahre: 'jahren j years',
  zimmer: 'zi zim rooms',
  anzahl: 'anz zahl stück',
  plz: 'postleitzahl postleitzahlen zip postcode postal',
  straße: 'strassen straßen str street',
  erhöhung: 'erh',
  rest: 'restl restlich restliche verbleibend verbleibende verbl',
  fest: 'fix',
  anpassung: 'anp',
  nächste: 'nächster nächstes nä next',
  aktuell: 'akt aktuelle aktueller aktuelles heute heutiger current derzeitiger gegenwärtig',
  konto: 'kto konten account',
  darlehen:
    'darl darlehens kredit kredite kred krd hyp hypothek hypotheken hypothekar finanzierung finanzierungs baufinanzierung engagement loan mortgage',
  valuta: 'valuten valutiert valutierend valutierende valutierender valutastand',
  zins: 'zinsen zinssatz interest',
  tilgung: 'tilg tilgungs amortisation amortisations',
  aushaftung: 'aushaftend aushaftende aushaftender',
  auszahlung: 'ausz auszahlungs erstauszahlung vollauszahlung zuzählung',
  durchschnitt:
    'durchschn durchschnittl durchschnittlich durchschnittliche durchschnittlicher durchschnittliches ø mittel mittlere mittleres mittlerer average',
  kauf: 'käufe erwerb erwerbs anschaffung anschaffungs ansch ankauf ankaufs purchase',
  preis: 'preise price',
  wert: 'werte value',
  stellplatz:
    'stellplätze stpl stellpl stp stellplätzen parkplatz parkplätze einstellplatz parking',
  garage: 'garagen tg tiefgarage garagenstellplatz',
  keller: 'kellers kellerabteil kellerraum',
  buchung: 'buchungs buch booking posting',
  rücklage: 'rückl rücklagen reserve rückstellung',
  instandhaltung: 'instandh instandhaltungs ih erhaltung erhaltungs',
  modernisierung: 'modern mod modernisierungs sanierung sanierungs renovierung renovierungs',
  letzte: 'letzter letztes zuletzt last',
  geplant: 'geplante geplanter geplantes planned',
  kosten: 'cost costs',
  name: 'namen',
  vorname: 'vornamen',
  nachname: 'familienname zuname surname',
  mail: 'email emails mails',
  adresse: 'adr adress adressen anschrift address belegenheit belegenheiten',
  betrag: 'beträge betr amount',
  art: 'arten typ type',
  laufzeit: 'laufz lz',
  gesamt: 'ges gesamter gesamte insgesamt total',
  summe: 'sum',
  inkl: 'incl inklusive einschließlich',
  verwaltung: 'verwaltungs',
  nutzung: 'nutzungs',
  platz: 'plätze',
  raum: 'räume räumen',
  kennzeichen: 'kz kennz',
  rate: 'raten',
  markt: 'market',
  ort: 'stadt gemeinde city town ortschaft wohnort kommune',
  ursprung: 'ursprünglich ursprüngliche ursprünglicher ursprüngl urspr original',
  bewertung: 'bewertungs bewertet gutachten gutachter schätzung schätz valuation',
}

/** Parts of compounds that need no other form. Some are compounds that mean something else than their parts. */
const PARTS =
  'wohn kalt grund lage bindung ist soll vergleich spiegel verkehr stichtag bau bereich schuld sonder festschreibung einzug auszug kündigung park wartung spiel balkon terrasse garten bank institut kapital saldo stand nominal nenn text sach fibu seite tag jahr periode veränderung änderung entwicklung steigerung zuwachs quote grad vermietung belegung auslastung nehmer geber inhaber partner partei familien zu post nutz misch bestand höhe zeit dauer haupt zusatz form fest frist ablauf satz fällig termin volumen einheitswert buchwert bodenwert kostenstelle rückzahlung einnahme ertrag wertstellung valutierung aufnahme fälligkeit leistung belastung annuität regel zuführung kategorie außen service vermiet tür notar bezug antritt'

/** Words that do not tell what a column holds. */
const NOISE = new Set(
  'der die das des den dem im in an am zum zur und u o od oder pro je per eur euro € lt laut gem gemäß ca vom von bis seit ab aktuell derzeit derzeitig derzeitige ist chf of the bei'
    .split(' ')
    .map(foldText),
)
/** Noise that matters where a heading is told from another only by it: `Mietvertrag bis`, `€/m²`. */
const KEPT_IN_KEY = new Set(
  ['am', 'zum', 'vom', 'von', 'bis', 'seit', 'ab', 'per', 'in', 'eur', 'euro', '€'].map(foldText),
)

/** Words for the first day of what goes on. */
const FROM = new Set(['von', 'ab', 'seit'])
/** Words for a day. */
const ON = new Set(['am', 'vom', 'zum', 'per'])

const canonical = new Map<string, string>()
for (const [word, forms] of Object.entries(WORDS))
  for (const form of [word, ...forms.split(' ')])
    if (form !== '') canonical.set(foldText(form), foldText(word))
for (const part of PARTS.split(' ')) canonical.set(foldText(part), foldText(part))

const SEPARATORS = /[^\p{L}\p{N}%€#]+/u
/** Between the parts of a compound, and at its end, as in the plural and of women. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'in']
/** Abbreviations with dots inside, whose parts mean nothing. */
const DOTTED: readonly (readonly [RegExp, string])[] = [
  [/\bp\.\s?a\.?/g, ' jahrlich '],
  [/\bp\.\s?m\.?/g, ' monatlich '],
  [/\be-?mails?/g, ' mail '],
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

/** Returns the key by which headings that say the same are equal: their words in alphabetical order, without articles. */
export function headingKey(words: readonly string[]): string {
  const kept = words.filter((word) => !NOISE.has(word) || KEPT_IN_KEY.has(word))
  return [...new Set(kept.length > 0 ? kept : words)].toSorted().join(' ')
}

/** Returns the words of a heading that mean something; those of direction in one form: `ab` is `von`. */
export function withoutNoise(
  words: readonly string[],
  { keepsDirections }: { keepsDirections: boolean },
): string[] {
  const kept = words.flatMap((word) => {
    if (keepsDirections && word === 'bis') return ['bis']
    if (keepsDirections && FROM.has(word)) return ['von']
    if (keepsDirections && ON.has(word)) return ['am']
    return NOISE.has(word) ? [] : [word]
  })
  return [...new Set(kept)]
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
    for (let start = Math.max(0, end - 20); start <= end - 2; start++) {
      const before = best[start]
      if (!before) continue
      const found = findPart(word.slice(start, end))
      if (found === null) continue
      const current = best[end]
      if (!current || before.length + 1 < current.length) best[end] = [...before, found]
    }
  }
  const found = best[word.length]
  return found && found.length > 0 ? found : null
}

function findPart(text: string): string | null {
  for (const link of LINKS) {
    if (!text.endsWith(link)) continue
    const stem = text.slice(0, text.length - link.length)
    const known = stem.length >= 2 ? canonical.get(stem) : undefined
    if (known !== undefined) return known
  }
  return null
}
