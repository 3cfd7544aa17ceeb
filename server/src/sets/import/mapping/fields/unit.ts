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

const UNIT_ID = `WE-Nr.; Einheit-ID; Referenz Einheit; Einheit; Externe ID Einheit; Haus/Wohnung; Objekt/Einheit; Liegenschaft/Einheit; Liegenschaft/Objekt; Mietobjekt-Nr.; Mietobjekt; MO-Nr.; W.-E.; Sondereigentum; SE-Nr.; Top; Top-Nr.; Tür; Stiege/Top; Wohn.-Nr.; Raum-ID; Raum-Nr.; Mietraum; Mietsache; Flächennummer; Ladennummer; Abrechnungseinheit; Miet-Nr.; Stockwerkeinheit; Bestandobjekt; Bestandseinheit; KOST2; KOST2 Kostenstelle`

const BUILDING_ID = `Liegenschafts-Nr.; Liegenschafts-ID; Liegenschaft; WiE-Nr.; Objekt-Nr.; Objekt-ID; Objekt; Haus-ID; Haus Nr.; Haus; WEG-Nr.; WEG; LG-Nr.; VO-Nr.; Verwaltungsobjekt; HsNr; Hausobjekt; Property; Buchungskreis Objekt; Kostenstelle; KST; KOST1; KOST1 Kostenstelle`

const ID_FILLERS = { fillers: 'Nr. ID Referenz intern extern' }
export const unitId = defineField('id', UNIT_ID, ID_FILLERS)
export const buildingId = defineField('id', BUILDING_ID, ID_FILLERS)

/** The fields of a rent roll, a list of units or their values. */
export const unitFields: SourceFields = {
  ...customerFields,
  objectid: buildingId,
  propertyid: unitId,
  bezeichnungimberblick: defineField(
    'text',
    `Lage; Lage im {Haus|Objekt}; Etage; Stockwerk; Stock; Geschoss; Geschosslage; Bezeichnung; Beschreibung; Einheitenname; Kurzbezeichnung; Mietobjektbezeichnung; Raumlage; Raumbezeichnung; Position; Floor; Wo; Bestandobjekt`,
    { fillers: 'Lage Etage Bezeichnung' },
  ),
  ...addressFields,
  type: defineField(
    'text',
    `Art; Nutzungsart; Nutzung; Art der Einheit; Objektart; Mietobjektart; Mietgegenstand; Flächenart; Verwendung; Verwendungsart; Kategorie; Raumart; Gattung; Widmung`,
  ),
  sizeinsqm: defineField(
    'area',
    `Wohnfläche; WF; Fläche; Mietfläche; Nutzfläche; Wohn-/Nutzfläche; Wfl.; Größe; qm; qm-Zahl; Vermietbare Fläche; Heizfläche Wohnung; NFL; HNF; Living area; Floor area`,
    { fillers: 'gesamt Vertrag' },
  ),
  numberofrooms: defineField('number', `Zimmer; Räume; Wohnräume; ZKB; Bedrooms`, {
    fillers: 'Anzahl gesamt',
  }),
  monthlyrent: defineField(
    'money',
    `Kaltmiete; Nettokaltmiete; Miete; KM; GM; Sollmiete; Mieteinnahmen; Grundnutzungsgebühr; Nutzungsgebühr; Nutzungsentgelt; Jetzige Miete; Miete o. NK; Miete ohne NK; Miete exkl. NK; Netto kalt; Kalt; Actual rent`,
    { fillers: 'kalt netto Grund soll ist Vertrag Bestand Haupt Betrag Höhe' },
  ),
  rentsqm: defineField(
    'money',
    `Miete/m²; Miete pro m²; €/m²; EUR/qm; KM/m²; qm-Preis; Miethöhe m²`,
    { fillers: 'kalt netto Grund soll ist Preis Bestand Vertrag' },
  ),
  marketaveragerent: defineField(
    'money',
    `Vergleichsmiete; Marktmiete; Ortsübliche Miete; Ortsübl. Miete; Marktübliche Miete; OVM; Mietspiegel; Durchschnittsmiete; Zielmiete; Potenzialmiete; Marktniveau; Referenzmiete; Richtwert`,
    { fillers: 'qm ortsübliche ortsübl. Markt Miete Durchschnitt Wert kalt netto soll' },
  ),
  prepayment: defineField(
    'money',
    `Nebenkosten; Vorauszahlung; NKV; BKV; HKV; Heizung; Heiz-/Nebenkosten; HK/WW; Service charge; Service charges; Utilities`,
    { fillers: 'Vorauszahlung Nebenkosten soll kalte warme kalt warm Heizung Warmwasser Wasser' },
  ),
  grossrent: defineField(
    'money',
    `Warmmiete; Bruttomiete; Brutto; Bruttokaltmiete; Gesamtmiete; Gesamt; Summe; Inklusivmiete; Warm; Zahlbetrag; Endbetrag; Sollbetrag; Gesamtbelastung; Vorschreibung; Gesamtvorschreibung; Miete inkl. NK`,
    { fillers: 'warm brutto gesamt soll Betrag Summe Vertrag' },
  ),
  tenant: defineField(
    'text',
    `Mieter; Vertragspartner; Vertragsnehmer; Vertragspartei; Name; Name, Vorname; Nachname, Vorname; Vor- und Nachname; Mietvertrag mit; Mieter 1`,
    { split: 'person', fillers: 'Name Vorname Nachname Vertrag Bezeichnung' },
  ),
  tenanttitle: defineField(
    'text',
    `Anrede; Mieteranrede; Titel; Anrede/Titel; Briefanrede kurz; Salutation; Title; Akad. Titel; Anredeschlüssel; Anr.`,
    { fillers: 'Vertrag Partner' },
  ),
  tenantprename: defineField(
    'text',
    `Vorname; Vorname(n); Rufname; Vorn.; Vname; First name; Mietervorname; Vorname 1`,
    { fillers: 'Vertrag Partner' },
  ),
  tenantlastname: defineField(
    'text',
    `Nachname; Nachn.; Nname; Last name; Nachname/Firma; Name/Firma; Mieternachname; Name 1; Nachname 1`,
    { fillers: 'Vertrag Partner' },
  ),
  datenextrentincrease: defineField(
    'date',
    `Nächste Mieterhöhung; Mieterhöhung; Erhöhung; Anpassung; Staffel; Indexanpassung; Mietänderung; Indexierung; Wertsicherung; Valorisierung; Next rent increase; Next increase`,
    { fillers: 'von geplant möglich Termin nächste Miete' },
  ),
  rentagreement: defineField(
    'text',
    `Mietart; Mietanpassung; Art der Miete; Art der Mietanpassung; Art der Mieterhöhung; Anpassungsart; Anpassungsform; Mietmodell; Mietform; Mietvereinbarung; Wertsicherungsart; Erhöhungsart`,
  ),
  dateofrentalstart: defineField(
    'date',
    `Mietbeginn; Vertragsbeginn; Beginn; Vermietet seit; Einzug; Mietvertrag; Gültig ab; Übergabe am; Bezogen am; Nutzungsbeginn; Bezug; Antritt; Lease start; Lease from; Move-in; Moved in; Von; Seit`,
    { fillers: 'von Vertrag Miete Dauer Zeit Laufzeit Termin' },
  ),
  dateofrentalend: defineField(
    'date',
    `Mietende; Vertragsende; Ende; Mieter bis; Vermietet bis; Auszug; Vertrag bis; Befristung; Befristet bis; Befr. bis; Kündigung zum; Gekündigt zum; Miete bis; Laufzeit bis; Dauer bis; Zeit bis; Gültig bis; Ablauf; Räumung am; Nutzungsende; Lease end; Lease to; Move-out`,
    { fillers: 'bis Vertrag Ende fest Miete' },
  ),
  ...maintenanceFields,
  ...extraFields,
  propertyvalue: defineField('money', VALUE, { fillers: VALUE_FILLERS }),
  purchasingvalue: defineField('money', PURCHASE, { fillers: PURCHASE_FILLERS }),
  purchasingdate: defineField('date', PURCHASED_ON, { fillers: PURCHASED_ON_FILLERS }),
  valuationdate: defineField('date', VALUED_ON, { fillers: VALUED_ON_FILLERS }),
  propertyvaluechangein: defineField('percent', VALUE_CHANGE),
  occupancyrate: defineField('percent', OCCUPANCY),
  propertyincomefullyear: defineField(
    'money',
    `Jahreseinnahmen; Jahreseinnahme; Einnahmen gesamt; Einnahmen Jahr; Ertrag Jahr; Jahresertrag; Jahreseinkünfte; Einkünfte p.a.; Jahressumme Einnahmen; Income full year`,
    { fillers: 'jährlich Jahr gesamt' },
  ),
}
