import { defineField, type SourceFields } from './field.ts'
import {
  addressFields,
  customerFields,
  extraFields,
  maintenanceFields,
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
import { buildingId } from './unit.ts'

export const buildingFields: SourceFields = {
  ...customerFields,
  objectid: { ...buildingId, synonyms: [...buildingId.synonyms, 'Nr.', 'ID'] },
  bezeichnungimberblick: defineField(
    'text',
    `Bezeichnung; Objektname; Name des Objekts; Kurzbezeichnung; Kurzname; Name; Beschreibung; Kurztext; Matchcode; Projektname; Bezeichnung 1; Langbezeichnung`,
  ),
  ...addressFields,
  type: defineField(
    'text',
    `Art; Objektart; Nutzung; Nutzungsart; Kategorie; Bebauung; Bauart; Gebäudeklasse; Assetklasse; Widmung`,
  ),
  landareasqm: defineField(
    'area',
    `Grundstück; Grundstücksgröße; Bodenfläche; Flurstücksfläche; Flurstücksgröße; Land; Landfläche; Katasterfläche; Areal; Arealfläche; Grundfläche; Katastralfläche; GSF; Grund m²; Plot area`,
    { fillers: 'Grundstück Fläche' },
  ),
  grosstotalarea: defineField(
    'area',
    `BGF; Bruttogeschossfläche; Geschossfläche; GF; Bruttofläche; Gesamtfläche; Gebäudefläche; GFA; Gross floor area; Bebaute Fläche gesamt`,
    { fillers: 'brutto gesamt Grund' },
  ),
  rentalarea: defineField(
    'area',
    `Mietfläche; Wohnfläche; Nutzfläche; Vermietbare Fläche; Verm. Fläche; Vermietungsfläche; Fläche; Wfl.; WNF; NFL; HNF; Rentable area; Lettable area`,
    { fillers: 'gesamt Summe Wohn gesamte' },
  ),
  monthlyrent: defineField(
    'money',
    `Monatsmiete; Miete; Kaltmiete; Mieteinnahmen; Sollmiete; Mietertrag mtl.; Ist-Ertrag mtl.`,
    { fillers: 'kalt netto Grund soll ist gesamt Summe Bestand Vertrag' },
  ),
  rentsqm: defineField('money', `Miete/m²; Miete pro m²; Durchschnittsmiete; €/m²`, {
    fillers: 'kalt netto Grund soll ist Durchschnitt qm',
  }),
  numberofunits: defineField('count', `Einheiten; Anzahl WE; Parteien; Mietparteien`, {
    fillers: 'Anzahl',
  }),
  datenextrentincrease: defineField(
    'date',
    `Nächste Mieterhöhung; Mieterhöhung; Nächste Erhöhung; Mietanpassung; Erhöhung ab; Erhöhung am; Nächste Anpassung`,
    { fillers: 'von geplant Termin nächste' },
  ),
  ...maintenanceFields,
  ...extraFields,
  objectvalue: defineField('money', VALUE, { fillers: VALUE_FILLERS }),
  purchasingvalue: defineField('money', PURCHASE, { fillers: PURCHASE_FILLERS }),
  occupancyrate: defineField('percent', OCCUPANCY),
  objectpurchasingdate: defineField('date', PURCHASED_ON, { fillers: PURCHASED_ON_FILLERS }),
  objectvaluationdate: defineField('date', VALUED_ON, { fillers: VALUED_ON_FILLERS }),
  objectvaluechangein: defineField('percent', VALUE_CHANGE),
}
