import { MONTH_NAMES } from '@hausblick/figures/cashflow.ts'

/** What people call the tables, by the operators' names. */
export const tableLabels: Readonly<Record<string, string>> = {
  'dashboard-portfolio': 'Portfolio',
  'object-overview': 'Objekte',
  'dashboard-object': 'Zahlen der Objekte',
  'property-overview': 'Einheiten',
  'dashboard-property': 'Zahlen der Einheiten',
  'credit-overview': 'Kredite',
  'credit-terms': 'Kreditkonditionen',
  'amounts-by-kind': 'Beträge nach Art',
}

/** What people call the columns, most of which mean the same in every table. */
const COLUMNS: Readonly<Record<string, string>> = {
  customerid: 'Kundennummer',
  customername: 'Name des Eigentümers',
  objectid: 'Objekt',
  propertyid: 'Einheit',
  creditid: 'Kredit',
  kind: 'Art',
  bezeichnungimberblick: 'Bezeichnung',
  street: 'Straße',
  number: 'Hausnummer',
  zipcode: 'Postleitzahl',
  city: 'Ort',
  type: 'Typ',
  portfoliovalue: 'Immobilienwert',
  portfoliopurchasingvalue: 'Kaufwert',
  portfoliovaluechangein: 'Wertentwicklung',
  occupancyrate: 'Vermietungsrate',
  avepurchasingdate: 'Kaufdatum im Durchschnitt',
  valuationdate: 'Bewertungsdatum',
  numberofproperties: 'Anzahl Einheiten',
  objectvalue: 'Immobilienwert',
  purchasingvalue: 'Kaufwert',
  objectpurchasingdate: 'Kaufdatum',
  objectvaluationdate: 'Bewertungsdatum',
  objectvaluechangein: 'Wertentwicklung',
  propertyvalue: 'Immobilienwert',
  purchasingdate: 'Kaufdatum',
  propertyvaluechangein: 'Wertentwicklung',
  propertyincomefullyear: 'Einnahmen im ganzen Jahr',
  landareasqm: 'Grundstücksfläche',
  grosstotalarea: 'Bruttogrundfläche',
  rentalarea: 'Mietfläche',
  sizeinsqm: 'Größe',
  numberofrooms: 'Zimmer',
  numberofunits: 'Anzahl Einheiten',
  monthlyrent: 'Monatliche Miete',
  rentsqm: 'Miete pro m²',
  marketaveragerent: 'Marktmiete pro m²',
  tenanttitle: 'Anrede des Mieters',
  tenantprename: 'Vorname des Mieters',
  tenantlastname: 'Nachname des Mieters',
  dateofrentalstart: 'Mietbeginn',
  dateofrentalend: 'Mietende',
  datenextrentincrease: 'Nächste Mieterhöhung',
  rentagreement: 'Art der Mietanpassung',
  monthlymaintenancereserves: 'Instandhaltungsrücklage im Monat',
  monthlymodernizationreserves: 'Modernisierungsrücklage im Monat',
  servicetype: 'Art der Wartung',
  dateoflastservice: 'Letzte Wartung',
  dateofplannedmodernization: 'Geplante Modernisierung',
  estimatedcostofmodernization: 'Geschätzte Kosten der Modernisierung',
  numberofgarage: 'Garagen',
  numberofparking: 'Stellplätze',
  numberofcellar: 'Keller',
  playingareasqm: 'Spielfläche',
  gardenterracebalconysqm: 'Garten, Terrasse, Balkon',
  interestrate: 'Zinssatz',
  monthlypayment: 'Monatliche Rate',
  remainingcredit: 'Restschuld',
  duration: 'Laufzeit in Jahren',
  yearsremaining: 'Restlaufzeit in Jahren',
  lender: 'Kreditgeber',
  contractnumber: 'Vertragsnummer',
  originalamount: 'Ursprünglicher Betrag',
  disbursementdate: 'Auszahlung am',
  balancedate: 'Stand der Restschuld',
  fixedinterestuntil: 'Zinsbindung bis',
  repaymenttype: 'Art der Tilgung',
  specialrepaymentpercent: 'Sondertilgung im Jahr',
  maturitydate: 'Ende der Laufzeit',
}

/** The columns that mean something else in one table. */
const OF_TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'credit-overview': { propertyid: 'Einheiten', objectid: 'Objekte' },
}

const MONTHLY = /^[a-z]+(?<flow>income|expenses)(?<month>\d\d)(?<year>\d{4})$/

/** Returns what people call a column: `Restschuld`; of a month's, `Einnahmen März 2025`. Unknown ones keep their names. */
export function columnLabel(table: string, column: string): string {
  const monthly = MONTHLY.exec(column)?.groups
  if (monthly) {
    const flow = monthly.flow === 'income' ? 'Einnahmen' : 'Ausgaben'
    return `${flow} ${MONTH_NAMES[Number(monthly.month) - 1]} ${monthly.year}`
  }
  return OF_TABLE[table]?.[column] ?? COLUMNS[column] ?? column
}
