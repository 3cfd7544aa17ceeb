import { defineField, type SourceFields, splitHeadings } from './field.ts'

/** The owner, whom most sources name by the number that the manager gave them. */
export const customerFields: SourceFields = {
  customerid: defineField(
    'id',
    `Eigentümer-Nr.; Eigentümer-ID; Eigentümer; ET-Nr.; Eigentümerkonto; Inhaber; Personennummer Eigentümer; Adressnummer Eigentümer; Partner Eigentümer; Eigentümer Debitor; Vollmachtgeber; Darlehensnehmernummer; Mandat; Mandatsnummer`,
    { fillers: 'Nr. ID Referenz extern' },
  ),
  /** Looked up in the list of owners where no number is stated. */
  customername: defineField(
    'text',
    `Eigentümername; Inhabername; Name, Vorname Eigentümer; Eigentümerbezeichnung; Eigentümer Firma; Name/Firma Eigentümer`,
  ),
}

export const addressFields: SourceFields = {
  street: defineField(
    'text',
    `Straße; Straßenname; Straßenbezeichnung; Adresse Straße; Lage Straße; Gasse`,
  ),
  number: defineField(
    'text',
    `Nr. und Zusatz; Hausnummer Zusatz; Hausnummer inkl. Zusatz; Adresse Hausnummer; Hausnummer der Einheit; Hausnummer von bis; House number; Orientierungsnummer; ONr.`,
    {
      after: {
        field: 'street',
        synonyms: splitHeadings('Nr.; Hausnummer; HNr.; H.-Nr.; Hsnr.; Hnr; Num.; Zusatz'),
      },
    },
  ),
  'street+number': defineField('text', `Straße Nr.; Straße HNr.; Adresse`, {
    split: 'street-number',
    fillers: 'Adresse Zusatz mit inkl samt &',
  }),
  zipcode: defineField('text', `PLZ; Zip Code; Adresse PLZ; Leitzahl; Postlz.`, {
    fillers: 'Ort',
  }),
  city: defineField('text', `Ort; Ortsname; Standort; Adresse Ort; Sitz`),
  'zip+city': defineField('text', `PLZ Ort`, { split: 'zip-city', fillers: 'mit Adresse &' }),
  /** Where one column has all of it. */
  address: defineField(
    'text',
    `Ganze Anschrift; Vollständige Adresse; Lage und Anschrift; Postanschrift`,
    { split: 'address' },
  ),
}

/** Reserves, maintenance and planned modernisation. */
export const maintenanceFields: SourceFields = {
  monthlymaintenancereserves: defineField(
    'money',
    `Instandhaltungsrücklage; IHR; Rücklage; Rücklagenanteil; Instandhaltungspauschale; Reparaturrücklage; Erneuerungsfonds; Reparaturfonds; Instandhaltungsbeitrag`,
    { fillers: 'Zuführung Beitrag Beiträge Rücklagenzuführung' },
  ),
  monthlymodernizationreserves: defineField(
    'money',
    `Modernisierungsrücklage; Modernisierungsbudget mtl.; Investitionsrücklage`,
    { fillers: 'Zuführung energetische' },
  ),
  servicetype: defineField(
    'text',
    `Wartung; Servicetyp; Wartungsgegenstand; Wartungsanlage; Gewartete Anlage; Wartungsbezeichnung; Wartungsleistung`,
    { fillers: 'Art letzte Service' },
  ),
  dateoflastservice: defineField(
    'date',
    `Letzte Wartung; Wartung am; Wartungsdatum; Zuletzt gewartet; Gewartet am; Letzter Service; Letzte Inspektion; Inspektion am; Letzte Wtg.; Wartung durchgeführt am`,
    { fillers: 'letzte Termin' },
  ),
  dateofplannedmodernization: defineField(
    'date',
    `Geplante Modernisierung; Nächste Modernisierung; Modernisierungstermin; Modernisierung am; Modernisierung ab; Modernisierung Jahr; Geplante Maßnahme`,
    { fillers: 'geplant für Termin Jahr von' },
  ),
  estimatedcostofmodernization: defineField(
    'money',
    `Modernisierungskosten; Kostenschätzung; Geschätzte Kosten; Geplante Kosten; Modernisierungsbudget; Kostenvoranschlag Modernisierung; Budget Modernisierung`,
    { fillers: 'geschätzt geschätzte geplant Modernisierung Schätzung' },
  ),
}

/** Garages, parking spaces, cellars and outdoor areas. */
export const extraFields: SourceFields = {
  numberofgarage: defineField(
    'count',
    `Garage; Einzelgarage; Doppelparker; Duplex; Gar.; Garagenbox`,
    { fillers: 'Anzahl Stellplatz Platz' },
  ),
  numberofparking: defineField(
    'count',
    `Stellplatz; SP; PKW-Platz; Carport; Carports; Abstellplätze; Freiplätze`,
    { fillers: 'Anzahl Kfz PKW Außen Auto' },
  ),
  numberofcellar: defineField(
    'count',
    `Keller; Kellerersatzraum; Kelleranteil; Abstellraum; Abstellräume; Kellerverschlag; Kellerverschläge; Mieterkeller; Estrich`,
    { fillers: 'Anzahl Raum' },
  ),
  playingareasqm: defineField(
    'area',
    `Spielfläche; Spielplatz; Spielplatzfläche; Spielplatzgröße; Kinderspielplatz; Kinderspielfläche; Fläche Kinderspielplatz; Spielbereich; Spiel- und Freizeitfläche`,
  ),
  gardenterracebalconysqm: defineField(
    'area',
    `Balkon m²; Balkon/Terrasse; Balkonfläche; Balkongröße; Terrassenfläche; Terrasse m²; Gartenfläche; Garten m²; Gartenanteil m²; Außenfläche; Freisitz; Loggia m²; Balkon/Loggia; Freifläche; Eigengarten`,
    { fillers: 'Garten Terrasse Balkon Loggia Fläche m²' },
  ),
}

/** What a unit, a building or a portfolio is worth, which each kind of row calls by names of its own. */
export const VALUE = `Wert; Verkehrswert; Marktwert; Schätzwert; Bewertung; Ertragswert; Gegenwartswert; VW; Beleihungswert; Belehnungswert; Portfoliowert`
export const VALUE_FILLERS =
  'Objekt Haus Einheit Verkehr Markt Zeit Schätzung aktuell geschätzter Wert Wertermittlung'

export const PURCHASE = `Kaufpreis; Kaufpr.; KP; Anschaffungskosten; AK; Kaufwert; Kaufsumme; Einkaufspreis; Einkaufswert; Gekauft für; Historische Anschaffungskosten; Investition; Investitionssumme; Investitionsvolumen; Gestehungskosten; Kaufpreis inkl. Nebenkosten; Anlagekosten; Anlagewert; AHK; Anschaffungs- und Herstellungskosten; Kauf`
export const PURCHASE_FILLERS = 'netto brutto Ursprung Vertrag Kosten Objekt Haus Einheit Notar'

export const PURCHASED_ON = `Kaufdatum; Kauf; gekauft; Erworben; Beurkundung; Notartermin; Übergang Nutzen Lasten; Besitzübergang; Erstehungsdatum`
export const PURCHASED_ON_FILLERS = 'Jahr Vertrag Tag notariell'

export const VALUED_ON = `Bewertungsdatum; Bewertung; Bewertung am; Wertermittlung vom; Wertermittlungsstichtag; Stichtag; Stand; Wert vom; Geschätzt`
export const VALUED_ON_FILLERS = 'Stichtag Stand Wert Verkehr Markt'

export const VALUE_CHANGE = `Wertänderung; Wertentwicklung; Wertsteigerung; Wertzuwachs; Wertgewinn; Wertveränderung; Rendite Wert; Wertentw.; Veränderung %; Zuwachs %; Steigerung %; Gewinn/Verlust %`

export const OCCUPANCY = `Vermietungsquote; Vermietungsstand; Vermietungsgrad; Auslastung; Belegung; Belegungsquote; Belegungsgrad; Auslastungsquote; Auslastungsgrad; Vermietet %; Vermietung %; Anteil vermietet; Occupancy; Occupancy rate`
