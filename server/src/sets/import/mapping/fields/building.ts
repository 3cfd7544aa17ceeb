import { defineField, type SourceFields } from './field.ts'
import {
  addressFields,
  customerFields,
  extraFields,
  maintenanceFields,
  OCCUPANCY,
  PURCHASE,
  PURCHASED_ON,
  VALUE,
  VALUE_CHANGE,
  VALUED_ON,
} from './shared.ts'
import { BUILDING_ID } from './unit.ts'

/** The fields of a list of buildings or their values. */
export const buildingFields: SourceFields = {
  ...customerFields,
  objectid: defineField('id', `${BUILDING_ID}; Nr.; Nummer; ID; Kürzel; Kennung; Code`),
  bezeichnungimberblick: defineField(
    'text',
    `Bezeichnung; Bez.; Objektbezeichnung; Obj.-Bez.; Objekt Bezeichnung; Objektname; Name des {Objekts|Hauses|Gebäudes}; Name Objekt; Hausbezeichnung; Hausname; Gebäudebezeichnung; Gebäudename; Liegenschaftsbezeichnung; Liegenschaftsname; Name der Liegenschaft; Immobilienbezeichnung; Name der Immobilie; Immobilienname; Kurzbezeichnung; Kurzname; Name; Beschreibung; Objektbeschreibung; Kurztext; Matchcode; Wohnanlage Name; Projektname; Bezeichnung 1; Anwesen Bezeichnung; Langbezeichnung; Wirtschaftseinheit Bezeichnung`,
  ),
  ...addressFields,
  type: defineField(
    'text',
    `Art; Typ; Objektart; Objekttyp; Obj.-Art; Art des {Objekts|Hauses|Gebäudes}; Gebäudeart; Gebäudetyp; Hausart; Haustyp; Immobilienart; Immobilientyp; Art der Immobilie; Nutzung; Nutzungsart; Liegenschaftsart; Kategorie; Objektkategorie; Bebauung; Bauart; Gebäudenutzung; Gebäudeklasse; Assetklasse`,
  ),
  landareasqm: defineField(
    'area',
    `Grundstück; Grundstück m²; Grundstück qm; Grundstücksfläche; Grundstücksfläche m²; Grundstücksfläche in qm; Grundstücksfl.; Grdst.-Fläche; Grundst. m²; Grundstücksgröße; Grundstücksgröße m²; Größe des Grundstücks; Fläche Grundstück; Größe Grundstück; Bodenfläche; Flurstücksfläche; Flurstücksgröße; Land; Landfläche; Katasterfläche; Areal; Arealfläche; Grundfläche Grundstück; Land area; Grst. m²; Grund m²`,
  ),
  grosstotalarea: defineField(
    'area',
    `BGF; BGF m²; BGF qm; BGF in m²; Bruttogrundfläche; Brutto-Grundfläche; Bruttogrundfläche m²; Bruttogeschossfläche; Brutto-Geschossfläche; Geschossfläche; GF; Bruttofläche; Gesamtfläche brutto; Gesamtfläche; Gesamtfläche m²; Fläche gesamt; Gebäudefläche; Gebäudefläche gesamt; Bruttogesamtfläche; Gross floor area; GFA; Fläche brutto; Bebaute Fläche gesamt`,
  ),
  rentalarea: defineField(
    'area',
    `Mietfläche; Mietfl.; Mietfläche m²; Mietfläche gesamt; Gesamtmietfläche; Vermietbare Fläche; Verm. Fläche; Vermietfläche; Vermietungsfläche; Vermietbare Fläche gesamt; Wohnfläche; Wohnfl.; Wfl.; Wohnfläche gesamt; Gesamtwohnfläche; Gesamte Wohnfläche; Summe Wohnfläche; Wohn-/Nutzfläche; Wohn- und Nutzfläche; Wohnnutzfläche; Wohn-/Nutzfl. gesamt; Nutzfläche; Nutzfläche gesamt; Fläche; Fläche m²; Rental area; Lettable area`,
  ),
  monthlyrent: defineField(
    'money',
    `Monatsmiete; Monatsmiete {kalt|netto|gesamt}; Miete {monatlich|mtl.|kalt|netto}; Miete; Miete gesamt; Kaltmiete; Kaltmiete {monatlich|mtl.|gesamt}; Nettokaltmiete; Nettokaltmiete {mtl.|gesamt}; Sollmiete; Sollmiete {mtl.|gesamt|monatlich}; Istmiete; Istmiete mtl.; Mieteinnahmen {monatlich|mtl.}; Mietertrag mtl.; Grundmiete; Grundmiete gesamt; Monatliche Mieteinnahmen; Monatliche Miete; Monthly rent; Mietsumme; Gesamtkaltmiete; NKM mtl.; Summe Miete; Summe Kaltmiete; Gesamtmiete mtl.`,
  ),
  rentsqm: defineField(
    'money',
    `Miete/m²; Miete pro m²; Miete je m²; Miete/qm; Kaltmiete/m²; Kaltmiete {pro|je} {m²|qm}; Ø Miete/m²; Durchschnittsmiete/m²; Durchschnittsmiete; Durchschnittliche Miete {pro|je} {m²|qm}; Ø-Miete; Nettokaltmiete/m²; qm-Miete; Quadratmetermiete; Miete €/m²; €/m²; Rent per sqm; Sollmiete/m²; Miete Durchschnitt m²; Grundmiete/m²`,
  ),
  numberofunits: defineField(
    'count',
    `Einheiten; Anzahl Einheiten; Anz. Einheiten; Anzahl der Einheiten; Anzahl WE; Anz. WE; Anzahl VE; Anzahl ME; WE; Wohneinheiten; Anzahl Wohneinheiten; Anz. Wohneinheiten; Wohnungen; Anzahl Wohnungen; Anz. Wohnungen; Anz. Whg.; Wohnungsanzahl; Einheitenzahl; Einheitenanzahl; Zahl der Wohnungen; Zahl der Einheiten; Mieteinheiten; Anzahl Mieteinheiten; Verwaltungseinheiten; Anzahl Verwaltungseinheiten; Nutzungseinheiten; Anzahl Nutzeinheiten; Units; Number of units; Parteien; Anzahl Parteien; Mietparteien; Anzahl Mietparteien; Whg.-Anzahl`,
  ),
  datenextrentincrease: defineField(
    'date',
    `Nächste Mieterhöhung; Nächste Mieterhöhung {am|ab|zum}; Nächste Erhöhung; Nächste Mietanpassung; Mieterhöhung am; Mieterhöhung ab; Mieterhöhung geplant; Mietanpassung; Mietanpassung zum; Termin Mieterhöhung; Datum nächste Mieterhöhung; Datum Mieterhöhung; Erhöhung ab; Erhöhung am; Nächste Anpassung; Mieterhöhung; Mieterhöhung zum`,
  ),
  ...maintenanceFields,
  ...extraFields,
  objectvalue: defineField('money', VALUE),
  purchasingvalue: defineField('money', PURCHASE),
  occupancyrate: defineField('percent', OCCUPANCY),
  objectpurchasingdate: defineField('date', PURCHASED_ON),
  objectvaluationdate: defineField('date', VALUED_ON),
  objectvaluechangein: defineField('percent', VALUE_CHANGE),
}
