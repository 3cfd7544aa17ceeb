import { datevFields } from './datev.ts'
import { defineField, type SourceFields } from './field.ts'
import { customerFields } from './shared.ts'
import { buildingId, unitId } from './unit.ts'

/** The fields of a journal, an account sheet or a bank statement. */
export const postingFields: SourceFields = {
  ...customerFields,
  ...datevFields,
  objectid: buildingId,
  propertyid: unitId,
  date: defineField(
    'date',
    `Buchungsdatum; Buchungstag; Datum; Buchungstermin; Gebucht am; Valuta; Valutierung; Wertstellung; Wert; Zahlungsdatum; Zahldatum; Zahlungseingang am; Bezahlt am; Gezahlt am; Umsatzdatum; Tag; Periode; Monat; Leistungsmonat; Belegdatum; Rechnungsdatum`,
    { fillers: 'Zahlung Periode' },
  ),
  account: defineField(
    'id',
    `Konto-Nr.; Konto; Sachkonto; Buchungskonto; Erlöskonto; Aufwandskonto; Ertragskonto; Kostenkonto; Hauptbuchkonto; Hauptkonto; Fibu-Konto; Finanzkonto; Gl-Konto; Kostenart; Kostenartenschlüssel; Kategorie; Buchungskategorie; Buchungsart; Umsatzkategorie; Ertragsart; Erlösart; Kontierung; Zahlungsart Miete; Kostenkategorie; Einnahmeart; Ausgabeart`,
    { fillers: 'Nr.' },
  ),
  accountname: defineField(
    'text',
    `Kontobezeichnung; Kontoname; Kontotext; Kostenartbezeichnung; Kontobeschreibung`,
    { fillers: 'Sach Fibu' },
  ),
  text: defineField(
    'text',
    `Buchungstext; Text; Beschreibung; Verwendungszweck; Verwendungszw.; VWZ; Zweck; Bemerkung; Bemerkungen; Notiz; Notizen; Kommentar; Details; Betreff; Vorgang; Belegtext; Zahlungsgrund; Umsatztext; Buchungsinformation; Buchungsdetails; Erläuterung`,
  ),
  debit: defineField(
    'money',
    `Soll; Sollumsatz; Lastschrift; Belastung; Ausgabe; Ausgaben; Ausgang; Ausgänge; Auszahlung; Abgang; Zahlungsausgang; Zahlungsausgänge; Kosten; Aufwand; Aufwendungen; Debit; Minus`,
    { fillers: 'Betrag Umsatz' },
  ),
  credit: defineField(
    'money',
    `Haben; Habenbetrag; Habenumsatz; Gutschrift; Einnahme; Eingang; Eingänge; Einzahlung; Einzahlungen; Zugang; Zahlungseingang; Zahlungseingänge; Ertrag; Erlös; Erlöse; Credit; Plus`,
    { fillers: 'Betrag Umsatz' },
  ),
  amount: defineField(
    'money',
    `Betrag; Umsatz; Umsatzbetrag; Summe; Wert EUR; Zahlbetrag; Zahlungsbetrag; Kontoumsatz; Bewegung; Zahlung; Belegbetrag; Rechnungsbetrag; Umsatz (ohne Soll/Haben-Kz.)`,
    { fillers: 'brutto Betrag' },
  ),
  side: defineField(
    'text',
    `S/H; SH; Soll/Haben; Soll/Haben-Kennzeichen; SH-Kz.; S/H-Kennzeichen; SHKZ; Soll Haben Kennung; Seite; Debit/Credit; D/C; Vorzeichen`,
  ),
  state: defineField(
    'text',
    `Buchungsstatus; Umsatzstatus; Buchungsstand; Status der Buchung; Buchungszustand; Status des Umsatzes; Status Umsatz; Zahlungsstatus; Status der Zahlung; Transaction status; Ausführungsstatus; Gebucht; Verbucht; Vorgemerkt; Storniert; Storno`,
  ),
  year: defineField(
    'count',
    `Jahr; Wirtschaftsjahr; WJ; Geschäftsjahr; GJ; Abrechnungsjahr; Haushaltsjahr; Rechnungsjahr; Kalenderjahr; Fiskaljahr; Fiscal year; Buchungsperiode Jahr`,
  ),
}
