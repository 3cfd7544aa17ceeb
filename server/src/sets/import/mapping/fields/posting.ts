import { defineField, type SourceFields } from './field.ts'
import { customerFields } from './shared.ts'
import { BUILDING_ID, UNIT_ID } from './unit.ts'

/** The fields of a journal, an account sheet or a bank statement. */
export const postingFields: SourceFields = {
  ...customerFields,
  objectid: defineField('id', BUILDING_ID),
  propertyid: defineField('id', UNIT_ID),
  date: defineField(
    'date',
    `Datum; Dat.; Buchungsdatum; Buchungsdat.; Buch.-Datum; Buch.-Dat.; Buchdatum; Buchungstag; Buchungstermin; Gebucht am; Datum Buchung; Datum der Buchung; Valuta; Valutadatum; Valutierung; Wertstellung; Wertstellungsdatum; Wert; Wertdatum; Zahlungsdatum; Zahldatum; Zahlungseingang am; Datum Zahlung; Bezahlt am; Gezahlt am; Umsatzdatum; Date; Posting date; Booking date; Tag; Periode; Buchungsmonat; Buchungsperiode; Monat; Leistungsmonat; Belegdatum; Rechnungsdatum`,
  ),
  account: defineField(
    'id',
    `Konto; Konto-Nr.; Kontonummer; Kontonr.; Kto.; Kto.-Nr.; Ktonr; Sachkonto; Sachkonto-Nr.; Sachkontonummer; Sachkto.; Buchungskonto; Erlöskonto; Aufwandskonto; Ertragskonto; Kostenkonto; Hauptbuchkonto; Fibu-Konto; Fibukonto; Finanzkonto; Gl-Konto; Kostenart; Kostenartnummer; Kostenart-Nr.; Kostenartenschlüssel; Kategorie; Buchungskategorie; Buchungsart; Umsatzkategorie; Account; Account no.; Ertragsart; Erlösart; Kontierung; Zahlungsart Miete; Kostenkategorie; Einnahmeart; Ausgabeart`,
  ),
  accountname: defineField(
    'text',
    `Kontobezeichnung; Kontobez.; Konto Bezeichnung; Bezeichnung Konto; Bezeichnung des Kontos; Kontoname; Konto Name; Name des Kontos; Kontotext; Konto Text; Sachkontobezeichnung; Sachkonto Bezeichnung; Sachkontoname; Kto.-Bez.; Kto.-Bezeichnung; Kto.-Text; Kostenartbezeichnung; Kostenart Bezeichnung; Kostenartenbezeichnung; Account name; Buchungskonto Bezeichnung; Kontenbezeichnung; Fibukonto Bezeichnung; Kontobeschreibung`,
  ),
  text: defineField(
    'text',
    `Buchungstext; Buch.-Text; Buchtext; Text; Buchungsbeschreibung; Beschreibung; Verwendungszweck; Verwendungszw.; VWZ; Zweck; Bemerkung; Bemerkungen; Notiz; Notizen; Kommentar; Details; Betreff; Vorgang; Belegtext; Zahlungsgrund; Umsatztext; Posting text; Description; Buchungsinformation; Buchungsdetails; Erläuterung`,
  ),
  debit: defineField(
    'money',
    `Soll; Soll EUR; Soll €; Soll-Betrag; Sollbetrag; Betrag Soll; Sollumsatz; Umsatz Soll; Lastschrift; Belastung; Ausgabe; Ausgaben; Ausgang; Ausgänge; Auszahlung; Auszahlungen; Abgang; Zahlungsausgang; Zahlungsausgänge; Kosten; Aufwand; Aufwendungen; Debit; Minus; Betrag Ausgabe`,
  ),
  credit: defineField(
    'money',
    `Haben; Haben EUR; Haben €; Haben-Betrag; Habenbetrag; Betrag Haben; Habenumsatz; Umsatz Haben; Gutschrift; Einnahme; Einnahmen; Eingang; Eingänge; Einzahlung; Einzahlungen; Zugang; Zahlungseingang; Zahlungseingänge; Ertrag; Erträge; Erlös; Erlöse; Credit; Plus; Betrag Einnahme`,
  ),
  amount: defineField(
    'money',
    `Betrag; Betrag EUR; Betrag in EUR; Betrag €; Betrag brutto; Bruttobetrag; Buchungsbetrag; Umsatz; Umsatz EUR; Umsatz in EUR; Umsatzbetrag; Summe; Wert EUR; Zahlbetrag; Zahlungsbetrag; Amount; Amount EUR; Betrag (EUR); Buchungssumme; Kontoumsatz; Bewegung; Zahlung; Belegbetrag; Rechnungsbetrag; Umsatz (ohne Soll/Haben-Kz.)`,
  ),
  side: defineField(
    'text',
    `S/H; SH; S-H; Soll/Haben; Soll-/Haben; Soll/Haben-Kennzeichen; Soll-Haben-Kz.; Soll/Haben-Kz.; SH-Kz.; S/H-Kz.; S/H-Kennzeichen; SH-Kennzeichen; SHKZ; Soll Haben Kennung; Kennzeichen S/H; Kennzeichen Soll/Haben; Kz. S/H; Buchungsseite; Seite; H/S; Haben/Soll; Debit/Credit; D/C; Vorzeichen; +/-`,
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
