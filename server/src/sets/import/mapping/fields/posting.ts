import { defineField, type SourceFields } from './field.ts'
import { customerFields } from './shared.ts'
import { buildingId, unitId } from './unit.ts'

/** The fields of a journal, an account sheet or a bank statement. */
export const postingFields: SourceFields = {
  ...customerFields,
  objectid: buildingId,
  propertyid: unitId,
  date: defineField(
    'date',
    `Buchungsdatum; Buchungstag; Buch.-Dat.; Datum; Buchdatum; Buchungstermin; Gebucht am; Valuta; Valutadatum; Valutierung; Wertstellung; Wert; Wertdatum; Zahlungsdatum; Zahldatum; Zahlungseingang am; Bezahlt am; Gezahlt am; Umsatzdatum; Posting date; Tag; Periode; Buchungsmonat; Monat; Leistungsmonat; Belegdatum; Rechnungsdatum`,
    { fillers: 'Zahlung Periode' },
  ),
  account: defineField(
    'id',
    `Konto-Nr.; Konto; Sachkonto; Buchungskonto; Erlöskonto; Aufwandskonto; Ertragskonto; Kostenkonto; Hauptbuchkonto; Hauptkonto; Fibu-Konto; Finanzkonto; Gl-Konto; Ktonr; Sachkto.; Kostenart; Kostenartnummer; Kostenartenschlüssel; Kategorie; Buchungskategorie; Buchungsart; Umsatzkategorie; Ertragsart; Erlösart; Kontierung; Zahlungsart Miete; Kostenkategorie; Einnahmeart; Ausgabeart`,
    { fillers: 'Nr.' },
  ),
  accountname: defineField(
    'text',
    `Kontobezeichnung; Kontoname; Kontotext; Sachkontobezeichnung; Sachkontoname; Kostenartbezeichnung; Kostenartenbezeichnung; Kontenbezeichnung; Kontobeschreibung; Fibukonto Bezeichnung; Buchungskonto Bezeichnung`,
    { fillers: 'Sach Fibu' },
  ),
  text: defineField(
    'text',
    `Buchungstext; Buchtext; Text; Beschreibung; Verwendungszweck; Verwendungszw.; VWZ; Zweck; Bemerkung; Bemerkungen; Notiz; Notizen; Kommentar; Details; Betreff; Vorgang; Belegtext; Zahlungsgrund; Umsatztext; Buchungsinformation; Buchungsdetails; Erläuterung`,
  ),
  debit: defineField(
    'money',
    `Soll; Sollbetrag; Sollumsatz; Lastschrift; Belastung; Ausgabe; Ausgaben; Ausgang; Ausgänge; Auszahlung; Auszahlungen; Abgang; Zahlungsausgang; Zahlungsausgänge; Kosten; Aufwand; Aufwendungen; Debit; Minus`,
    { fillers: 'Betrag Umsatz' },
  ),
  credit: defineField(
    'money',
    `Haben; Habenbetrag; Habenumsatz; Gutschrift; Einnahme; Einnahmen; Eingang; Eingänge; Einzahlung; Einzahlungen; Zugang; Zahlungseingang; Zahlungseingänge; Ertrag; Erträge; Erlös; Erlöse; Credit; Plus`,
    { fillers: 'Betrag Umsatz' },
  ),
  amount: defineField(
    'money',
    `Betrag; Bruttobetrag; Umsatz; Umsatzbetrag; Summe; Wert EUR; Zahlbetrag; Zahlungsbetrag; Buchungssumme; Kontoumsatz; Bewegung; Zahlung; Belegbetrag; Rechnungsbetrag; Umsatz (ohne Soll/Haben-Kz.)`,
    { fillers: 'brutto Betrag' },
  ),
  side: defineField(
    'text',
    `S/H; SH; S-H; Soll/Haben; Soll-/Haben; Soll/Haben-Kennzeichen; Soll-Haben-Kz.; SH-Kz.; S/H-Kennzeichen; SH-Kennzeichen; SHKZ; Soll Haben Kennung; Buchungsseite; Seite; H/S; Debit/Credit; D/C; Vorzeichen`,
  ),
  state: defineField(
    'text',
    `Buchungsstatus; Umsatzstatus; Buchungsstand; Stand der Buchung; Status der Buchung; Status Buchung; Buchungszustand; Zustand der Buchung; Status des Umsatzes; Status Umsatz; Zahlungsstatus; Status der Zahlung; Status Zahlung; Posting status; Booking status; Transaction status; Ausführungsstatus; Gebucht; Verbucht; Vorgemerkt; Storniert; Storno`,
  ),
  year: defineField(
    'count',
    `Jahr; Wirtschaftsjahr; WJ; Wj.; Geschäftsjahr; GJ; Buchungsjahr; Abrechnungsjahr; Haushaltsjahr; Rechnungsjahr; Kalenderjahr; Fiskaljahr; Year; Fiscal year; Buchungsperiode Jahr; Jahr der Buchung`,
  ),
}
