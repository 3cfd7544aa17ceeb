import { defineField, type SourceFields, splitHeadings } from './field.ts'
import { addressFields, customerFields } from './shared.ts'
import { BUILDING_ID, UNIT_ID } from './unit.ts'

const { street: _street, 'street+number': combined, ...otherAddressFields } = addressFields

/** The fields of a bank's or a manager's list of loans. */
export const loanFields: SourceFields = {
  customerid: {
    type: 'id',
    synonyms: [
      ...(customerFields.customerid?.synonyms ?? []),
      ...splitHeadings(
        'Darlehensnehmer; Kreditnehmer; Schuldner; Kontoinhaber; Debitor; Borrower; Hauptdarlehensnehmer; Kreditkunde',
      ),
    ],
  },
  creditid: defineField(
    'id',
    `Kreditkonto; Kreditkontonummer; Darlehenskonto; Darlehenskontonummer; Darlehenskonto-Nr.; Darl.-Konto; Darl.-Nr.; Darl.-Kto.; Darlehen; Darlehensnummer; Darlehens-Nr.; Darlehens-ID; Darlehen-Nr.; Kredit; Kreditnummer; Kredit-Nr.; Kredit-ID; Konto; Kontonummer; Konto-Nr.; Kto.; Kto.-Nr.; Kontonr.; Finanzierung; Finanzierungsnummer; Finanzierungs-ID; Baufinanzierungsnummer; Loan; Loan ID; Loan number; Hypothek; Hypotheken-Nr.; Nr.; Nummer; ID`,
  ),
  propertyid: defineField('id', UNIT_ID),
  objectid: defineField('id', BUILDING_ID),
  address: {
    ...defineField(
      'text',
      `Beleihungsobjekt; Finanzierungsobjekt; Finanziertes Objekt; Pfandobjekt; Sicherungsobjekt; Sicherheit; Beleihungsgegenstand; Objektanschrift; Objektadresse; Adresse; Anschrift; Anschrift Objekt; Adresse Objekt; Immobilie Adresse; Anschrift der Immobilie; Adresse der Immobilie; Belastungsobjekt; Grundpfandobjekt; Belastetes Objekt; Beliehenes Objekt`,
      { split: 'address' },
    ),
  },
  street: addressFields.street ?? defineField('text', 'Straße'),
  'street+number': {
    ...(combined ?? defineField('text', 'Straße Nr.')),
    synonyms: (combined?.synonyms ?? []).filter((synonym) => /str/i.test(synonym)),
  },
  ...otherAddressFields,
  lender: defineField(
    'text',
    `Bank; Kreditinstitut; Institut; Darlehensgeber; Kreditgeber; Gläubiger; Gläubigerbank; Finanzierende Bank; Finanzierungsbank; Finanzierungsinstitut; Bankname; Name der Bank; Name Bank; Geldinstitut; Hausbank; Lender; Darlehen bei; Kredit bei; Finanzierer; Finanzinstitut; Finanzierungspartner; Bankinstitut`,
  ),
  contractnumber: defineField(
    'text',
    `Vertrags-Nr.; Vertragsnr.; Vertragsnummer; Vertrag; Vertrag Nr.; Darlehensvertrag; Darlehensvertragsnummer; Darlehensvertrag Nr.; Darlehensvertrags-Nr.; Kreditvertrag; Kreditvertragsnummer; Kreditvertrag Nr.; Vertragskonto; Vertragskennung; Aktenzeichen; Referenz; Referenznummer; Vertrags-ID; Contract number; Contract no.; Darlehens-Ref.; Vertr.-Nr.; Geschäftszeichen`,
  ),
  originalamount: defineField(
    'money',
    `Ursprungsdarlehen; Ursprungsbetrag; Ursprüngliche Darlehenssumme; Ursprüngl. Betrag; Ursprungskapital; Darlehensbetrag; Darlehenssumme; Darlehenshöhe; Höhe des Darlehens; Darlehensnennbetrag; Nennbetrag; Nennwert; Nominalbetrag; Nominale; Nominal; Nominalwert; Nominaldarlehen; Kreditbetrag; Kreditsumme; Kredithöhe; Kreditvolumen; Darlehensvolumen; Ursprünglicher Kreditbetrag; Anfangsdarlehen; Anfangsbetrag; Anfangskapital; Anfangsschuld; Auszahlungsbetrag; Auszahlungssumme; Ausgezahlter Betrag; Finanzierungsbetrag; Finanzierungssumme; Original amount; Bewilligter Betrag; Zusagebetrag; Darlehensnominale; Hypothekenbetrag; Loan amount; Urspr. Darlehen; Darlehen ursprünglich; Valuta ursprünglich; Ursprungssaldo`,
  ),
  remainingcredit: defineField(
    'money',
    `Restschuld; Restschuld {aktuell|per|am|zum|EUR}; Restdarlehen; Restkapital; Restkredit; Restsaldo; Restbetrag; Restvaluta; Restforderung; Restschuldbetrag; Darlehensstand; Kreditstand; Aktueller Stand; Aktueller Saldo; Aktuelle Restschuld; Saldo; Kontosaldo; Darlehenssaldo; Kontostand; Kapitalstand; Kapitalsaldo; Valuta; Darlehensvaluta; Valutenstand; Valutastand; Offener Betrag; Offenes Darlehen; Offene Restschuld; Verbleibende Schuld; Verbindlichkeit; Inanspruchnahme; Outstanding; Remaining debt; Stand Darlehen; Schuldenstand; Restschuld Stichtag; noch offen; Buchsaldo`,
  ),
  balancedate: defineField(
    'date',
    `Stand; Stand vom; Stand per; Stand am; Stand zum; Saldo per; Saldo vom; Saldo am; Saldo zum; Stichtag; Stichtag Restschuld; Stichtag Saldo; Saldodatum; Saldenstichtag; Datum Restschuld; Datum Saldo; Restschuld vom; Datenstand; Valutadatum Saldo; Restschuld Datum; Berichtsdatum; Per; Auszugsdatum; Balance date; Abschlussdatum`,
  ),
  interestrate: defineField(
    'percent',
    `Sollzins; Sollzins {%|p.a.|in %}; Sollzinssatz; Sollzinssatz {%|p.a.}; geb. Sollzins; Gebundener Sollzins; Gebundener Sollzinssatz; Zins; Zins {%|p.a.|in %}; Zinsen %; Zinssatz; Zinssatz {%|p.a.|in %|nominal}; Nominalzins; Nominalzins %; Nominalzinssatz; Nomineller Zins; Darlehenszins; Darlehenszinssatz; Kreditzins; Kreditzinssatz; Zinssatz aktuell; Aktueller Zinssatz; Aktueller Zins; Interest; Interest rate; Vertragszins; Zinssatz fest; Festzins; Festzinssatz; Verzinsung; Zins nom.; Jahreszins; Zinsen p.a.; Zinskondition; Kondition`,
  ),
  monthlypayment: defineField(
    'money',
    `Rate; Rate {mtl.|monatlich|EUR|pro Monat}; Monatsrate; Monatliche Rate; mtl. Rate; Monatl. Rate; Leistungsrate; Leistungsrate mtl.; Annuität; Annuität {mtl.|monatlich}; Monatliche Annuität; Monatsannuität; Annuitätenrate; Kreditrate; Darlehensrate; Tilgungsrate; Kapitaldienst; Kapitaldienst {mtl.|monatlich}; Monatliche Leistung; Leistung; Leistung mtl.; Monatsleistung; Zahlung mtl.; Monatliche Zahlung; Monatliche Belastung; Zins und Tilgung; Zins- und Tilgungsrate; Zins + Tilgung; Instalment; Monthly payment; Ratenhöhe; Ratenbetrag; Regelrate; Vertragsrate; Monatsbelastung; Gesamtrate`,
  ),
  duration: defineField(
    'number',
    `Laufzeit; Laufzeit {Jahre|in Jahren|(J.)|gesamt}; Gesamtlaufzeit; Gesamtlaufzeit {Jahre|in Jahren}; Vertragslaufzeit; Vertragslaufzeit Jahre; Darlehenslaufzeit; Darlehenslaufzeit Jahre; Kreditlaufzeit; Kreditlaufzeit Jahre; Ursprüngliche Laufzeit; Laufz.; LZ; LZ Jahre; Dauer; Dauer Jahre; Term; Duration; Finanzierungsdauer; Laufzeit Darlehen; Laufzeit Kredit; Jahre Laufzeit`,
  ),
  yearsremaining: defineField(
    'number',
    `Restlaufzeit; Restlaufzeit {Jahre|in Jahren|(J.)}; Restlaufz.; RLZ; RLZ Jahre; Restdauer; Restdauer Jahre; Verbleibende Laufzeit; Verbleibende Laufzeit Jahre; Verbleibende Jahre; Verbl. Laufzeit; Restjahre; Jahre Rest; Remaining term; Restlaufzeit Darlehen; Restlaufzeit Kredit; Noch Jahre; Laufzeit verbleibend; Laufzeit Rest; Years remaining`,
  ),
  fixedinterestuntil: defineField(
    'date',
    `Zinsbindung bis; Zinsbindung; Zinsbindungsende; Ende Zinsbindung; Ende der Zinsbindung; Zinsbindung endet; Zinsbindungsablauf; Ablauf Zinsbindung; Zinsbindungsfrist; Sollzinsbindung; Sollzinsbindung bis; Ende Sollzinsbindung; Sollzinsbindungsende; Zinsfestschreibung; Zinsfestschreibung bis; Ende Zinsfestschreibung; Zinsfestschr. bis; Zinsfest bis; Festzins bis; Zinssatz fest bis; Zins fest bis; Zinsfixierung bis; ZB bis; ZB-Ende; Zinsb. bis; Fixed until; Konditionsbindung bis; Festschreibung bis; Festschreibungsende; Konditionenende; Zinsanpassung; Zinsanpassung am; Nächste Zinsanpassung`,
  ),
  disbursementdate: defineField(
    'date',
    `Auszahlung; Auszahlung am; Auszahlung vom; Auszahlungsdatum; Auszahlungstag; Datum Auszahlung; Datum der Auszahlung; Ausgezahlt am; Ausgezahlt; Ausz.; Ausz.-Datum; Valutierung; Valutierungsdatum; Valutiert am; Vollauszahlung; Darlehensbeginn; Kreditbeginn; Beginn; Laufzeit ab; Laufzeit von; Laufzeitbeginn; Laufzeit Beginn; Vertragsbeginn; Aufnahme; Aufgenommen am; Aufnahmedatum; Kreditaufnahme am; Start; Startdatum; Disbursement date; Zuzählung; Bereitstellung am; Abgerufen am; Darlehen vom; Kredit vom; Vertragsdatum; Vertrag vom`,
  ),
  repaymenttype: defineField(
    'text',
    `Tilgungsart; Art der Tilgung; Tilgung; Tilgungsform; Tilgungstyp; Tilgungsmodell; Tilgungsverfahren; Tilgungsmodus; Rückzahlungsart; Rückzahlung; Rückzahlungsform; Art der Rückzahlung; Darlehensart; Darlehenstyp; Darlehensform; Kreditart; Kredittyp; Art; Typ; Art des Darlehens; Art Darlehen; Rückführung; Repayment type; Produkt; Produktart; Finanzierungsart`,
  ),
  specialrepaymentpercent: defineField(
    'percent',
    `Sondertilgung; Sondertilgung {%|p.a.|in %}; Sondertilgungsrecht; Sondertilgungsrecht %; Sondertilgungsoption; Sondertilgungssatz; Sondertilg.; ST %; Sondertilgung möglich; Sondertilgung jährlich; Max. Sondertilgung; Außerplanmäßige Tilgung; Special repayment; Sondertilgung erlaubt; Jährliche Sondertilgung; Sonderzahlung %; Sonderzahlungsrecht; SoTi; SoTi %; Sondertilgung vereinbart`,
  ),
  maturitydate: defineField(
    'date',
    `Fälligkeit; Fällig am; Endfälligkeit; Endfällig am; Fälligkeitsdatum; Fälligkeitstermin; Darlehensende; Kreditende; Ende Darlehen; Ende Kredit; Laufzeitende; Laufzeit bis; Ende der Laufzeit; Ende Laufzeit; Laufzeit Ende; Vertragsende; Vertrag bis; Ende; Ablauf; Ablaufdatum; Rückzahlung am; Rückzahlungsdatum; Rückzahlungstermin; Maturity; Maturity date; Volltilgung; Getilgt am; Letzte Rate; Letzte Rate am; Endtermin`,
  ),
}
