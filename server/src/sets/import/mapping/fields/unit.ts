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

export const UNIT_ID = `WE; WE-Nr.; W.-E.; Wohneinheit; Wohneinheit Nr.; Wohneinheitsnummer; Einheit; Einheiten-Nr.; Einheitennummer; Einheit-ID; Einheitenkennung; VE; VE-Nr.; Verwaltungseinheit; Verwaltungseinheit Nr.; ME; ME-Nr.; Mieteinheit; Mieteinheit Nr.; NE; NE-Nr.; Nutzungseinheit; Nutzungseinheit Nr.; Nutzeinheit; Wohnung; Wohnungs-Nr.; Wohnungsnummer; Wohnungs-ID; Wohnungskennung; Wohnungsschlüssel; Whg; Whg-Nr.; Whg. Nr.; Wohn.-Nr.; Wng-Nr.; Mietobjekt; Mietobjektnummer; Mietobjekt-ID; MO-Nr.; Apartment; Apartmentnummer; App.-Nr.; Vermietungseinheit; Raum-ID; Raum-Nr.; Raumnummer; {Referenz|Referenz-ID|Referenznummer} {Einheit|Wohnung}; Externe ID Einheit; Sondereigentum; SE-Nr.; Objekteinheit; Top; Top-Nr.; Unit; Unit ID; Unit no.; Mietraum; Mietsache; Flächennummer; Ladennummer; Abrechnungseinheit; Haus/Wohnung; Haus/WE; Objekt/Wohnung; Objekt/Einheit; Objekt/WE; Gebäude/Wohnung; Haus/Einheit`

export const BUILDING_ID = `Objekt; Objekt-Nr.; Objektnummer; Objekt-ID; Objektkennung; Objektschlüssel; Objektcode; Obj.; Obj.-Nr.; OBJ-ID; Haus; Haus-ID; Hauskennung; Hausnr. intern; Haus Nr.; HsNr; Hausnummer; Häuser; Gebäude; Gebäude-Nr.; Gebäudenummer; Gebäude-ID; Geb.-Nr.; Geb.; Liegenschaft; Liegenschafts-Nr.; Liegenschaftsnummer; Lieg.-Nr.; LG-Nr.; Immobilie; Immobilien-Nr.; Immobiliennummer; Immobilien-ID; Wirtschaftseinheit; Wirtschaftseinheit Nr.; WIE; WiE-Nr.; Anwesen; Anwesen-Nr.; Verwaltungsobjekt; VO-Nr.; Buchungskreis Objekt; Building; Building ID; Property; Property ID; Wohnanlage; WEG; WEG-Nr.; Hausobjekt; {Referenz|Referenz-ID|Referenznummer} {Objekt|Haus|Gebäude|Liegenschaft|Immobilie}; Kostenstelle; KST`

/** The fields of a rent roll, a list of units or their values. */
export const unitFields: SourceFields = {
  ...customerFields,
  objectid: defineField('id', BUILDING_ID),
  propertyid: defineField('id', UNIT_ID),
  bezeichnungimberblick: defineField(
    'text',
    `Lage; Lage im Haus; Lage im Gebäude; Lage der Wohnung; Lage im Objekt; Lage/Stockwerk; Etage; Etage/Lage; Stockwerk; Stock; Geschoss; Geschosslage; Wohnungslage; Whg.-Lage; Lagebezeichnung; Bezeichnung; Bez.; Bezeichnung der {Einheit|Wohnung}; Wohnungsbezeichnung; Whg-Bezeichnung; Einheitenbezeichnung; Einheitbezeichnung; WE-Bezeichnung; Beschreibung; Beschreibung Einheit; Einheitenname; Wohnungsname; Name der {Wohnung|Einheit}; Kurzbezeichnung; Mietobjektbezeichnung; Raumlage; Raumbezeichnung; Lage Etage; Position`,
  ),
  ...addressFields,
  type: defineField(
    'text',
    `Art; Typ; Nutzung; Nutzungsart; Nutzungstyp; Art der Nutzung; Einheitenart; Einheitentyp; Einheitsart; Art der Einheit; Typ der Einheit; Wohnungsart; Wohnungstyp; Whg.-Art; Art der Wohnung; Mietobjektart; Mietgegenstand; Objekttyp; Objektart; Flächenart; Verwendung; Verwendungsart; Kategorie; Einheitskategorie; WE-Art; VE-Art; Raumart; Gattung`,
  ),
  sizeinsqm: defineField(
    'area',
    `Wohnfläche; Wohnfl.; Wfl.; WF; Wohnfläche m²; Wohnfläche in m²; Wohnfläche qm; Fläche; Fläche m²; Fläche in qm; Fl. m²; Mietfläche; Mietfl.; Nutzfläche; Nutzfl.; Wohn-/Nutzfläche; Wohn- und Nutzfläche; Wohnnutzfläche; Größe; Größe m²; Größe in qm; Wohnungsgröße; Wohnungsfläche; Qm; m²; qm-Zahl; Quadratmeter; m2; Fläche gesamt; Vermietbare Fläche; Mietfläche m²; Heizfläche Wohnung; Size; Living area; Sqm; Area; Floor area; Fläche lt. Vertrag`,
  ),
  numberofrooms: defineField(
    'number',
    `Zimmer; Zimmerzahl; Zimmeranzahl; Anzahl Zimmer; Anz. Zimmer; Zi.; Zi; Anz. Zi.; Zi.-Zahl; Räume; Raumzahl; Raumanzahl; Anzahl Räume; Anz. Räume; Anzahl der Zimmer; Anzahl der Räume; Wohnräume; Anzahl Wohnräume; Rooms; Raum; Zimmer Anzahl; ZKB; Zimmerzahl gesamt`,
  ),
  monthlyrent: defineField(
    'money',
    `Kaltmiete; Kaltmiete {monatlich|mtl.|pro Monat|EUR|€}; KM; Nettokaltmiete; Netto-Kaltmiete; NKM; Nettomiete; Netto Miete; Grundmiete; Grundmiete mtl.; GM; Miete; Miete {monatlich|mtl.|kalt|netto}; Monatsmiete; Monatsmiete {kalt|netto}; Monatskaltmiete; Sollmiete; Soll-Miete; Sollmiete kalt; Sollmiete netto; Nettosollmiete; Sollkaltmiete; Istmiete; Ist-Miete; Vertragsmiete; Mietzins; Mietbetrag; Miete EUR; Wohnungsmiete; Bestandsmiete; Aktuelle Miete; Aktuelle Kaltmiete; Nettokaltmiete aktuell; Kaltmiete aktuell; Kaltmiete netto; Kaltmiete Soll; Kaltmiete Ist; Mieteinnahme {monatlich|mtl.}; Nettogrundmiete; Grundnutzungsgebühr; Nutzungsgebühr; Miethöhe; Rent; Net rent; Monthly rent; Jetzige Miete; Miete o. NK; Miete ohne NK; Miete ohne Nebenkosten`,
  ),
  rentsqm: defineField(
    'money',
    `Miete/m²; Miete pro m²; Miete je m²; Miete pro qm; Miete je qm; Miete/qm; Kaltmiete/m²; Kaltmiete/qm; Kaltmiete {pro|je} {m²|qm}; Nettokaltmiete/m²; Nettokaltmiete {pro|je} {m²|qm}; Grundmiete/m²; Sollmiete/m²; qm-Miete; m²-Miete; Quadratmetermiete; Miete €/m²; Miete EUR/m²; €/m²; EUR/qm; Quadratmeterpreis; Preis pro m²; Preis/qm; qm-Preis; KM/m²; NKM/m²; Rent per sqm; Miethöhe m²; Nettomiete/m²`,
  ),
  marketaveragerent: defineField(
    'money',
    `Vergleichsmiete; Vergleichsmiete/m²; Vergleichsmiete {pro|je} {m²|qm}; Vergleichsmiete qm; Ortsübliche Vergleichsmiete; Ortsübl. Vergleichsmiete; Ortsübliche Miete; Ortsübliche Miete/m²; OVM; Marktmiete; Marktmiete/m²; Marktmiete {pro|je} {m²|qm}; Marktübliche Miete; Marktübliche Miete/m²; Mietspiegel; Mietspiegel/m²; Mietspiegelmiete; Mietspiegelwert; Mietspiegel Mittelwert; Durchschnittsmiete; Durchschnittsmiete/m²; Durchschnittliche Miete; Ø Miete; Ø Marktmiete; Market rent; Potenzialmiete/m²; Zielmiete/m²; Marktniveau`,
  ),
  prepayment: defineField(
    'money',
    `Nebenkosten; NK; NK-Vorauszahlung; NK-Vorausz.; NKV; NK-VZ; NK-Vz.; NK-Abschlag; Nebenkostenvorauszahlung; Nebenkostenvorausz.; Nebenkostenabschlag; Vorauszahlung; Vorauszahlungen; Vorausz.; VZ; Betriebskosten; Betriebskostenvorauszahlung; BK; BK-Vorauszahlung; BK-Vorausz.; BKV; BK-VZ; Heizkosten; Heizkostenvorauszahlung; HK; HK-Vorauszahlung; HK-VZ; HKV; Heizung; Umlage; Umlagen; Umlagenvorauszahlung; NK-Pauschale; Nebenkostenpauschale; BK-Pauschale; Betriebskostenpauschale; Vorauszahlung {BK|HK|NK|Betriebskosten|Heizkosten|Nebenkosten}; Abschlag; Warmwasser VZ; kalte Nebenkosten; warme Nebenkosten; Heiz-/Nebenkosten; HK/WW; Sollvorauszahlung; Service charge; Service charges; Utilities`,
  ),
  grossrent: defineField(
    'money',
    `Warmmiete; Bruttomiete; Bruttowarmmiete; Bruttokaltmiete; Gesamtmiete; Gesamt; Summe; Miete gesamt; Miete warm; Miete brutto; Gesamtbetrag; Gesamtsoll; Monatsmiete gesamt; Gesamtmiete mtl.; Warmmiete mtl.; Sollmiete gesamt; Inklusivmiete; Zahlbetrag; Miete inkl. NK; Endbetrag; Bruttosollmiete; Sollbetrag; Sollbetrag gesamt; Gesamtbelastung`,
  ),
  tenant: defineField(
    'text',
    `Mieter; Mietername; Name des Mieters; Mieter Name; Name Mieter; Mieter/in; Mieter(in); Mieterbezeichnung; Mieter Bezeichnung; Mietpartei; Mieterin; Mieter/Nutzer; Hauptmieter; Vertragspartner; Vertragspartner Name; Mietvertragspartner; Vertragsnehmer; Bewohner; Nutzer; Nutzername; Pächter; Mieter Vor- und Nachname; Vor- und Nachname; Vor- und Zuname; Name, Vorname; Nachname, Vorname; Vorname Nachname; Vorname Name; Name; Mieter 1; Tenant; Tenant name; Mieter aktuell; Vertragspartei; Mieter lt. Vertrag; Mietvertrag mit`,
    { split: 'person' },
  ),
  tenanttitle: defineField(
    'text',
    `Anrede; Mieter Anrede; Anrede Mieter; Mieteranrede; Titel; Mieter Titel; Titel Mieter; Anrede/Titel; Titel/Anrede; Anrede und Titel; Briefanrede kurz; Titel Anrede; Salutation; Title; Akad. Titel; Anredeschlüssel; Anr.; Anrede Bewohner; Anrede Vertragspartner`,
  ),
  tenantprename: defineField(
    'text',
    `Vorname; Mieter Vorname; Vorname Mieter; Vorname des Mieters; Vorname(n); Vornamen; Rufname; Vorn.; Vname; First name; Vorname Bewohner; Vorname Nutzer; Mietervorname; Vorname Vertragspartner; Vorname 1; Vorname Hauptmieter`,
  ),
  tenantlastname: defineField(
    'text',
    `Nachname; Familienname; Zuname; Mieter Nachname; Nachname Mieter; Nachname des Mieters; Nachn.; Nname; Mieter Familienname; Last name; Surname; Nachname/Firma; Firma/Nachname; Name/Firma; Mieternachname; Familienname Mieter; Hausname; Name 1; Nachname 1; Nachname Hauptmieter; Zuname Mieter`,
  ),
  datenextrentincrease: defineField(
    'date',
    `Nächste Erhöhung; Nächste Mieterhöhung; Nächste Mieterhöhung {am|ab|zum}; Nächste Mietanpassung; Nächste Mietanpassung am; Mieterhöhung; Mieterhöhung {am|ab|zum|möglich ab|geplant}; Mietanpassung; Mietanpassung {am|ab|zum}; Termin Mieterhöhung; Datum nächste Mieterhöhung; Datum Mieterhöhung; Mieterhöhungsdatum; Nächste Staffel; Nächste Staffel ab; Nächste Indexanpassung; Erhöhung ab; Erhöhung zum; Erhöhung am; Erhöhung möglich ab; nächste Erh.; Nächster Erhöhungstermin; Next rent increase; Nächste Anpassung; Mietänderung zum; Nächste Mietänderung`,
  ),
  dateofrentalstart: defineField(
    'date',
    `Mietbeginn; Mietbeg.; Beginndatum; Vertragsbeginn; Vertragsbeg.; Mietvertragsbeginn; Beginn; Beginn Mietverhältnis; Beginn {Mietvertrag|Vertrag}; Mietverhältnis seit; Mietverhältnis ab; Mietverhältnis von; Mieter seit; Vermietet seit; Vermietet ab; Einzug; Einzug am; Einzugsdatum; Datum Einzug; Mietvertrag vom; Mietvertrag seit; Mietvertrag ab; Mietvertrag von; MV-Beginn; MV vom; MV seit; MV ab; MV von; Vertrag vom; Vertrag seit; Vertrag ab; Vertrag von; Miete seit; Miete ab; Mietzeit von; Vertragslaufzeit von; Laufzeit von; Gültig ab; Gültig von; Übergabe am; Lease start; Rental start; Vertragsdatum; Bezogen am; Mietdauer von; Vertrag Beginn`,
  ),
  dateofrentalend: defineField(
    'date',
    `Mietende; Enddatum; Vertragsende; Mietvertragsende; Ende; Ende Mietverhältnis; Ende {Mietvertrag|Vertrag}; Mietverhältnis bis; Vermietet bis; Auszug; Auszug am; Auszugsdatum; Datum Auszug; Mietvertrag bis; MV-Ende; MV bis; Vertrag bis; Befristet bis; Befristung; Befristung bis; Kündigung zum; Gekündigt zum; gekündigt per; Miete bis; Mietzeit bis; Vertragslaufzeit bis; Laufzeit bis; Gültig bis; Mieter bis; Vertragsablauf; Mietvertragsablauf; Ablauf; Lease end; Rental end; Räumung am; Festmietzeit bis; Vertrag Ende; Mietdauer bis`,
  ),
  ...maintenanceFields,
  ...extraFields,
  propertyvalue: defineField('money', VALUE),
  purchasingvalue: defineField('money', PURCHASE),
  purchasingdate: defineField('date', PURCHASED_ON),
  valuationdate: defineField('date', VALUED_ON),
  propertyvaluechangein: defineField('percent', VALUE_CHANGE),
  occupancyrate: defineField('percent', OCCUPANCY),
  propertyincomefullyear: defineField(
    'money',
    `Jahreseinnahmen; Jahreseinnahme; Einnahmen Jahr; Einnahmen gesamt; Einnahmen p.a.; Einnahmen pro Jahr; Gesamteinnahmen Jahr; Gesamteinnahmen; Jahresertrag; Ertrag Jahr; Ertrag p.a.; Jahreseinkünfte; Einkünfte p.a.; Jährliche Einnahmen; Einnahmen jährlich; Jahressumme Einnahmen; Income full year`,
  ),
}
