import { defineField, type SourceFields } from './field.ts'
import {
  customerFields,
  OCCUPANCY,
  PURCHASED_ON,
  VALUE,
  VALUE_CHANGE,
  VALUED_ON,
} from './shared.ts'

/** The fields of a list with one row for all that an owner has. */
export const portfolioFields: SourceFields = {
  ...customerFields,
  customername: defineField(
    'text',
    `Name; Eigentümername; Kundenname; Name des Eigentümers; Name Eigentümer; Eigentümer Name; Name des Kunden; Kunde Name; Vor- und Nachname; Name, Vorname; Nachname, Vorname; Vorname Nachname; Mandantenname; Inhabername; Name/Firma; Owner name`,
  ),
  portfoliovalue: defineField(
    'money',
    `Portfoliowert; Wert des Portfolios; Wert Portfolio; Portfolio Wert; Gesamtwert; Gesamtwert Immobilien; Gesamtwert aktuell; Wert gesamt; Bestandswert; Gesamtverkehrswert; Gesamtmarktwert; Verkehrswert gesamt; Marktwert gesamt; Immobilienvermögen; Summe Verkehrswerte; Summe der Werte; ${VALUE}`,
  ),
  portfoliopurchasingvalue: defineField(
    'money',
    `Kaufpreis gesamt; Gesamtkaufpreis; Summe Kaufpreise; Kaufpreise; Kaufpreis; Anschaffungskosten gesamt; Anschaffungskosten; Gesamtanschaffungskosten; Kaufwert; Kaufwert gesamt; Portfolio Kaufpreis; Kaufpreis Portfolio; Erwerbskosten gesamt; Einkaufswert; Ankaufspreis gesamt; Investitionssumme; Investitionsvolumen; Purchase price`,
  ),
  portfoliovaluechangein: defineField('percent', VALUE_CHANGE),
  occupancyrate: defineField('percent', OCCUPANCY),
  avepurchasingdate: defineField(
    'date',
    `Ø Kaufdatum; Ø Kauf; Durchschnittliches Kaufdatum; Durchschnittl. Kaufdatum; Mittleres Kaufdatum; Kaufdatum im Mittel; Kaufdatum Durchschnitt; Kaufdatum Ø; Durchschnittliches Kaufjahr; Mittleres Kaufjahr; ${PURCHASED_ON}`,
  ),
  valuationdate: defineField('date', VALUED_ON),
  numberofproperties: defineField(
    'count',
    `Anzahl Einheiten; Anz. Einheiten; Einheiten; Anzahl Wohnungen; Anz. Wohnungen; Wohnungen; Anzahl Immobilien; Anz. Immobilien; Immobilien; Anzahl WE; Anz. WE; WE; Wohneinheiten; Anzahl Wohneinheiten; Anzahl Objekte; Anz. Objekte; Objekte; Objektanzahl; Anzahl Liegenschaften; Zahl der Einheiten; Zahl der Immobilien; Number of properties; Bestand Einheiten`,
  ),
}
