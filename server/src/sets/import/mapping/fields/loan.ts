import { defineField, type SourceFields, splitHeadings } from './field.ts'
import { addressFields, customerFields } from './shared.ts'
import { buildingId, unitId } from './unit.ts'

/** What a bank calls what it lends on, by its id or its address. */
const SECURED = splitHeadings(
  `Beleihungsobjekt; Finanzierungsobjekt; Finanziertes Objekt; Pfandobjekt; Sicherungsobjekt; Sicherheit; Beleihungsgegenstand; Belastungsobjekt; Grundpfandobjekt; Belastetes Objekt; Beliehenes Objekt; Grundpfand; Belehnungsobjekt; Besicherung; Pfandliegenschaft`,
)
const { street, 'street+number': combined, address, ...otherAddressFields } = addressFields

/** The fields of a bank's or a manager's list of loans. */
export const loanFields: SourceFields = {
  customerid: withMore(
    customerFields.customerid,
    splitHeadings(
      'Darlehensnehmer; Kreditkunde; Schuldner; Kontoinhaber; Debitor; Borrower; Hauptdarlehensnehmer',
    ),
  ),
  creditid: defineField(
    'id',
    `Darlehens-Nr.; Darlehens-ID; Darlehenskonto; Darlehen; Konto-Nr.; Konto; Nr.; ID; Tranchen-ID; Tranche`,
    { fillers: 'Nr. ID Darlehen Konto' },
  ),
  propertyid: unitId,
  objectid: withMore(buildingId, SECURED),
  address: withMore(address, [...SECURED, 'Adresse', 'Objektadresse', 'Objekt']),
  street: withMore(street, []),
  'street+number': {
    ...withMore(combined, []),
    synonyms: (combined?.synonyms ?? []).filter((synonym) => /str/i.test(synonym)),
  },
  ...otherAddressFields,
  lender: defineField(
    'text',
    `Bank; Institut; Darlehensgeber; Gläubiger; Gläubigerbank; Gläubigerin; Finanzierende Bank; Geldinstitut; Hausbank; Darlehen bei; Finanzierer; Finanzinstitut; Finanzierungspartner; Kreditanstalt; Bausparkasse; Geldgeber`,
    { fillers: 'Bank Name Institut' },
  ),
  contractnumber: defineField(
    'text',
    `Vertrags-Nr.; Vertrag; Vertragskonto; Unterkonto; Bankkonto; Aktenzeichen; Referenz; Geschäftszeichen; Konto-Nr.; Konto`,
    { fillers: 'Nr. ID' },
  ),
  originalamount: defineField(
    'money',
    `Ursprungsdarlehen; Darlehensbetrag; Darlehenssumme; Nennbetrag; Nennwert; Nominal; Nominalwert; Kreditvolumen; Kreditrahmen; Ursprungsbetrag; Ursprungskapital; Anfangsbetrag; Anfangsdarlehen; Anfangskapital; Anfangsschuld; Ursprungsschuld; Auszahlungsbetrag; Auszahlungssumme; Ausgezahlter Betrag; Bewilligter Betrag; Zusagebetrag; Valuta ursprünglich; Ursprungssaldo; Kreditlimit; Darlehen`,
    { fillers: 'Darlehen Betrag Summe Höhe Ursprung Nominal Nennbetrag' },
  ),
  remainingcredit: defineField(
    'money',
    `Restschuld; Restdarlehen; Restkapital; Restsaldo; Restbetrag; Restvaluta; Restforderung; Aktueller Stand; Saldo; Darlehensstand; Valuta; Offener Betrag; Offenes Darlehen; Offene Restschuld; Verbindlichkeit; Inanspruchnahme; Outstanding; Outstanding balance; Remaining debt; Schuldenstand; Schuld; Schuldbetrag; noch offen; Stand; Buchsaldo; Obligo; Balance; Aushaftung`,
    { fillers: 'Darlehen Konto Betrag Schuld Stand Stichtag Saldo Kapital offene mit' },
  ),
  balancedate: defineField(
    'date',
    `Stand; Saldo per; Stichtag; Datum Restschuld; Restschuld per; Saldodatum; Saldenstichtag; Valutadatum Saldo; Berichtsdatum; Per; Auszugsdatum; Balance date; Abschlussdatum; As-of date`,
    { fillers: 'von Stand Saldo Rest Schuld Stichtag' },
  ),
  interestrate: defineField(
    'percent',
    `Zins; Sollzins; Nominalzins; Verzinsung; Zinskondition; Kondition; Interest rate; Nomineller Zins; Zins nom.`,
    { fillers: 'soll Satz nominal fest gebunden gebundener geb. Vertrag' },
  ),
  monthlypayment: defineField(
    'money',
    `Rate; Monatsrate; Annuität; Kapitaldienst; Leistung; Zahlung mtl.; Monatliche Belastung; Zins und Tilgung; Instalment; Installment; Monthly payment; Pauschalrate`,
    { fillers: 'Rate Betrag Höhe Tilgung Zins Leistung gesamt Regel Vertrag' },
  ),
  duration: defineField('number', `Laufzeit; Gesamtlaufzeit; Dauer; Term`, {
    fillers: 'gesamt Vertrag Ursprung',
  }),
  yearsremaining: defineField(
    'number',
    `Restlaufzeit; RLZ; Restdauer; Restjahre; Remaining term; Noch Jahre; Remaining`,
  ),
  fixedinterestuntil: defineField(
    'date',
    `Zinsbindung bis; Zinsbindung; Zinsfestschreibung; Zinsfestschr. bis; Festschreibung; Fest bis; Zinsfixierung; ZB bis; ZB-Ende; Zinsb. bis; Fixed until; Konditionsbindung bis; Konditionenende; Zinsanpassung; Nächste Zinsanpassung`,
    { fillers: 'bis Ende Ablauf endet soll Frist Tag Zins Periode' },
  ),
  disbursementdate: defineField(
    'date',
    `Auszahlung; Auszahlungsdatum; Ausgezahlt; Valutierung; Valutiert am; Darlehensbeginn; Beginn; Laufzeit ab; Laufzeitbeginn; Vertragsbeginn; Aufnahme; Aufgenommen am; Disbursement date; Bereitstellung am; Abgerufen am; Darlehen vom; Vertragsdatum; Vertrag vom; Origination date; First drawdown; Abschluss am`,
    { fillers: 'von Tag' },
  ),
  repaymenttype: defineField(
    'text',
    `Tilgungsart; Tilgung; Tilgungsform; Tilgungsmodell; Tilgungsverfahren; Tilgungsmodus; Rückzahlungsart; Rückzahlung; Rückzahlungsform; Art; Rückführung; Repayment type; Produkt; Produktart; Darlehensform`,
  ),
  specialrepaymentpercent: defineField(
    'percent',
    `Sondertilgung; Sondertilgungsrecht; Sondertilgungsoption; Sondertilgungssatz; ST %; Max. Sondertilgung; Außerplanmäßige Tilgung; Special repayment; Sonderzahlung %; Sonderzahlungsrecht; SoTi`,
    { fillers: 'vereinbart erlaubt möglich' },
  ),
  maturitydate: defineField(
    'date',
    `Fälligkeit; Fällig am; Fälligkeitstermin; Laufzeitende; Laufzeit bis; Vertragsende; Vertrag bis; Ende; Ablauf; Rückzahlung am; Rückzahlungsdatum; Rückzahlungstermin; Maturity; Volltilgung; Getilgt am; Letzte Rate; Endtermin; Endfällig; Tilgungsende; Gesamtlaufzeit bis; Verfall`,
    { fillers: 'Datum bis Ende' },
  ),
}

function withMore(field = defineField('text', ''), synonyms: readonly string[]) {
  return { ...field, synonyms: [...field.synonyms, ...synonyms] }
}
