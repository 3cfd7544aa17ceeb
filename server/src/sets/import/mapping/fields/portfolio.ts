import { defineField, type SourceFields } from './field.ts'
import {
  customerFields,
  OCCUPANCY,
  PURCHASE,
  PURCHASE_FILLERS,
  PURCHASED_ON,
  PURCHASED_ON_FILLERS,
  VALUE,
  VALUE_CHANGE,
  VALUE_FILLERS,
  VALUED_ON,
  VALUED_ON_FILLERS,
} from './shared.ts'

/** The fields of a list with one row for all that an owner has. */
export const portfolioFields: SourceFields = {
  ...customerFields,
  customername: defineField(
    'text',
    `Name; Eigentümername; Vor- und Nachname; Name, Vorname; Nachname, Vorname; Inhabername; Name/Firma`,
    { fillers: 'Eigentümer' },
  ),
  portfoliovalue: defineField(
    'money',
    `Portfoliowert; Gesamtwert; Bestandswert; Gesamtverkehrswert; Immobilienvermögen; Summe der Werte; ${VALUE}`,
    { fillers: `${VALUE_FILLERS} gesamt Summe Objekt Bestand` },
  ),
  portfoliopurchasingvalue: defineField('money', PURCHASE, {
    fillers: `${PURCHASE_FILLERS} gesamt Summe`,
  }),
  portfoliovaluechangein: defineField('percent', VALUE_CHANGE),
  occupancyrate: defineField('percent', OCCUPANCY),
  avepurchasingdate: defineField('date', PURCHASED_ON, {
    fillers: `${PURCHASED_ON_FILLERS} Durchschnitt`,
  }),
  valuationdate: defineField('date', VALUED_ON, { fillers: VALUED_ON_FILLERS }),
  numberofproperties: defineField(
    'count',
    `Anzahl Einheiten; Einheiten; Objekte; Anzahl Objekte; Anzahl Liegenschaften; Number of properties`,
    { fillers: 'Anzahl Bestand' },
  ),
}
