import { defineField, type SourceFields, splitHeadings } from './field.ts'

/** The owner, whom most sources name by the number that the manager gave them. */
export const customerFields: SourceFields = {
  customerid: defineField(
    'id',
    `Kunde; Kundennummer; Kunden-ID; Kundenkennung; Kundenkonto; Mandant; Mandantennummer; Mandanten-ID; Eigentümer; Eigentümernummer; Eigentümer-ID;
    Eigentümerkonto; Eigentümerkennung; Eigentümerschlüssel; Eig.; Eig.-Nr.; Eigt.-Nr.; ET-Nr.; Inhaber; Inhabernummer; Vermieter; Vermieternummer; Vermieter-ID;
    Auftraggeber; Auftraggebernummer; Besitzer; Besitzernummer; Investor; Investorennummer; Anleger; Personennummer Eigentümer;
    Adressnummer Eigentümer; Wohnungseigentümer; Wohnungseigentümernummer; Sondereigentümer; Sondereigentümernummer; Kd.; Kd.-Nr.; Owner; Owner ID; Customer; Customer ID; Vollmachtgeber; Darlehensnehmernummer`,
  ),
  /** Looked up in the list of owners where no number is stated. */
  customername: defineField(
    'text',
    `Eigentümername; Kundenname; Name des Eigentümers; Name Eigentümer; Eigentümer Name; Name des Kunden; Kunde Name; Mandantenname; Inhabername; Name des Inhabers; Vermietername; Name des Vermieters; Auftraggebername; Name des Auftraggebers; Name des Mandanten; Owner name; Customer name`,
  ),
}

export const addressFields: SourceFields = {
  street: defineField(
    'text',
    `Straße; Str.; Strasse; Straßenname; Straßenbezeichnung; Objektstraße; Objektstr.; Straße Objekt; Gebäudestraße; Hausstraße;
    Wohnungsstraße; Straße der Immobilie; Anschrift Straße; Adresse Straße; Str. Name; Straße Einheit; Straße Liegenschaft; Street; Lage Straße; Straße Haus; Straßenbez.`,
  ),
  number: defineField(
    'text',
    `Hausnr. Zusatz; Hausnummer inkl. Zusatz; Hausnummer Zusatz; Nr. und Zusatz; Hausnummernzusatz;     Hausnummer Objekt; Hausnummer Gebäude; Hausnummer Einheit; Anschrift Hausnummer; Adresse Hausnummer; House number; Hausnummer der Immobilie; Hausnummer von bis`,
    {
      after: {
        field: 'street',
        synonyms: splitHeadings(
          'Nr.; Nummer; Hausnummer; Haus-Nr.; HNr.; H.-Nr.; Hsnr.; Hs.-Nr.; Nr. Haus; No.; Number; Hnr; Num.; Zusatz; Hausnummern',
        ),
      },
    },
  ),
  'street+number': defineField(
    'text',
    `Straße Hausnummer; Straße und Hausnummer; Straße samt Hausnummer; Straße und Hausnr. mit Zusatz; Straße, Nr.; Straße/Nr.; Straße/Hausnr.; Str./Hausnr.; Str. Nr.; Str. u. Nr.; Straße & Hausnummer; Straße + Nr.; Straße HNr.; Straße inkl. Hausnummer;
    Straße Hs.-Nr.; Adresse; Objektadresse; Anschrift; Objektanschrift; Hausadresse; Wohnungsadresse; Gebäudeadresse; Liegenschaftsadresse; Anschrift Straße Nr.`,
    { split: 'street-number' },
  ),
  zipcode: defineField(
    'text',
    `PLZ; Postleitzahl; Plz.; Postlz.; PLZ Objekt; Objekt-PLZ; PLZ Gebäude; PLZ Einheit; Anschrift PLZ; Adresse PLZ; Zip; Zip Code; Postal Code; Postcode; PLZ Immobilie; PLZ Wohnung; Postleitzahl Objekt; Leitzahl`,
  ),
  city: defineField(
    'text',
    `Ort; Stadt; Wohnort; Ortschaft; Gemeinde; Ortsname; Objektort; Ort Objekt; Standort; Stadt/Ort; Stadt/Gemeinde; Ort der Immobilie; Belegenheitsort; Anschrift Ort; Adresse Ort; City; Town; Ort/Stadt; Ort Gebäude; Kommune`,
  ),
  'zip+city': defineField(
    'text',
    `PLZ Ort; PLZ/Ort; PLZ, Ort; PLZ und Ort; PLZ + Ort; PLZ & Ort; PLZ-Ort; Postleitzahl Ort; Postleitzahl und Ort; Postleitzahl/Stadt; PLZ/Stadt; PLZ Stadt; PLZ Wohnort; Ort mit PLZ; PLZ u. Ort; PLZ und Stadt; Objekt PLZ Ort; Objektort PLZ`,
    { split: 'zip-city' },
  ),
}

/** Reserves, maintenance and planned modernisation. */
export const maintenanceFields: SourceFields = {
  monthlymaintenancereserves: defineField(
    'money',
    `Instandhaltungsrücklage; Instandhaltungsrücklage {monatlich|mtl.|pro Monat}; Erhaltungsrücklage; Erhaltungsrücklage {monatlich|mtl.}; Instandhaltungsrückstellung; Rücklage Instandhaltung; Rücklage mtl.; IHR; IHR mtl.;
    Rücklage; Zuführung Rücklage; Zuführung Instandhaltungsrücklage; Zuführung Erhaltungsrücklage; Rücklagenanteil; Beitrag Rücklage; Rücklagenzuführung mtl.; Instandhaltungspauschale; Reparaturrücklage; Instandhaltungsreserve; IH-Rücklage`,
  ),
  monthlymodernizationreserves: defineField(
    'money',
    `Modernisierungsrücklage; Modernisierungsrücklage {monatlich|mtl.}; Rücklage Modernisierung; Rücklage Modernisierung mtl.; Modernisierungsreserve; Rückstellung Modernisierung; Modernisierungsrückstellung; Sanierungsrücklage; Rücklage Sanierung; Sanierungsreserve;
    Zuführung Modernisierungsrücklage; Modernisierungsbudget mtl.; Rücklage Renovierung; Renovierungsrücklage; Investitionsrücklage; Rücklage energetische Sanierung`,
  ),
  servicetype: defineField(
    'text',
    `Wartung; Wartungsart; Art der Wartung; Wartung Art; Servicetyp; Art des Service; Serviceart; Wartungsgegenstand; Wartungstyp; Wartungsanlage; Gewartete Anlage; Letzte Wartung Art; Wartungsbezeichnung; Art der letzten Wartung; Wartungsleistung; Service Art; Art Wartung`,
  ),
  dateoflastservice: defineField(
    'date',
    `Letzte Wartung; Letzte Wartung am; Datum letzte Wartung; Datum der letzten Wartung; Wartungsdatum; Wartung am; Wartung vom; Gewartet am; Zuletzt gewartet; Zuletzt gewartet am; Wartung zuletzt; Letzter Service; Letzter Service am; Datum Wartung; Letzte Inspektion; Letzter Wartungstermin; letzte Wtg.; Inspektion am`,
  ),
  dateofplannedmodernization: defineField(
    'date',
    `Geplante Modernisierung; Geplante Modernisierung am; Modernisierung geplant; Modernisierung geplant für; Datum geplante Modernisierung; Termin Modernisierung; Modernisierungstermin; Modernisierung am; Nächste Modernisierung; Modernisierung Jahr; Modernisierungsjahr geplant;
    Geplante Sanierung; Sanierung geplant; Geplante Renovierung; Renovierung geplant; Sanierungstermin; Modernisierung ab; geplante Maßnahme am`,
  ),
  estimatedcostofmodernization: defineField(
    'money',
    `Modernisierungskosten; Geschätzte Modernisierungskosten; Modernisierungskosten geschätzt; Kosten Modernisierung; Kosten der Modernisierung; Kostenschätzung; Kostenschätzung Modernisierung; Geschätzte Kosten; Geplante Kosten; Geplante Modernisierungskosten; Kosten geplant; Modernisierungsbudget; Sanierungskosten; Kosten Sanierung; Geschätzte Sanierungskosten; Renovierungskosten; Kostenvoranschlag Modernisierung; Budget Modernisierung`,
  ),
}

/** Garages, parking spaces, cellars and outdoor areas. */
export const extraFields: SourceFields = {
  numberofgarage: defineField(
    'count',
    `Garage; Garagen; Anzahl Garagen; Anz. Garagen; Garagenzahl; Garagenanzahl; Garagenplätze; Anzahl Garagenplätze; Garagenstellplätze; Anzahl Garagenstellplätze; TG; TG-Platz; TG-Plätze; TG-Stellplatz; TG-Stellplätze; Tiefgarage; Tiefgaragenplätze; Tiefgaragenstellplatz; Tiefgaragenstellplätze; Anzahl TG; Einzelgarage; Doppelparker; Duplex; Gar.`,
  ),
  numberofparking: defineField(
    'count',
    `Stellplatz; Stellplätze; Anzahl Stellplätze; Anz. Stellplätze; Stpl.; Stp.; SP; Stellpl.; Anz. Stpl.; Parkplatz; Parkplätze; Anzahl Parkplätze; PKW-Stellplatz; PKW-Stellplätze; PKW-Plätze; Kfz-Stellplatz; Kfz-Stellplätze; Außenstellplatz; Außenstellplätze; Carport; Carports; Einstellplatz; Einstellplätze; Abstellplätze; Stellplatzanzahl; Stellplatzzahl; Freiplätze`,
  ),
  numberofcellar: defineField(
    'count',
    `Keller; Kellerraum; Kellerräume; Anzahl Keller; Anz. Keller; Anzahl Kellerräume; Kellerabteil; Kellerabteile; Anzahl Kellerabteile; Kellerersatzraum; Kelleranteil; Kellerzahl; Kelleranzahl; Abstellraum; Abstellräume; Kellerverschlag; Kellerverschläge; Mieterkeller`,
  ),
  playingareasqm: defineField(
    'area',
    `Spielfläche; Spielfläche m²; Spielplatz; Spielplatz m²; Spielplatzfläche; Spielplatzgröße; Fläche Spielplatz; Kinderspielplatz; Kinderspielplatz m²; Kinderspielfläche; Spielplatz qm; Spielplatzfläche qm; Fläche Kinderspielplatz; Größe Spielplatz; Spielbereich; Spiel- und Freizeitfläche`,
  ),
  gardenterracebalconysqm: defineField(
    'area',
    `Garten/Terrasse/Balkon; Garten, Terrasse, Balkon; Balkon/Terrasse; Terrasse/Balkon; Balkon m²; Balkonfläche; Balkon Fläche; Balkongröße; Terrassenfläche; Terrasse m²; Fläche Terrasse; Gartenfläche; Garten m²; Gartenanteil m²; Außenfläche; Außenflächen; Freisitz; Loggia m²; Balkon/Loggia; Fläche Balkon; Freifläche; Balkon qm; Terrasse qm; Garten qm; Gartenanteil qm`,
  ),
}

/** What a unit, a building or a portfolio is worth, which each kind of row calls by names of its own. */
export const VALUE = `Wert; Wert heute; Heutiger Wert; Aktueller Wert; Akt. Wert; Verkehrswert; Marktwert; Zeitwert; Aktueller Verkehrswert; Aktueller Marktwert; Verkehrswert aktuell; Marktwert aktuell; Immobilienwert; Schätzwert; Geschätzter Wert; Gutachtenwert; Wert lt. Gutachten; Wert laut Gutachten; Bewertung; Verkehrswert heute; Ertragswert; Objektwert; Gebäudewert; Hauswert; Wohnungswert; Wert der {Wohnung|Immobilie}; Wert des Hauses; Wert Objekt; Wert Einheit; Market value; Beleihungswert; Gegenwartswert; VW`

export const PURCHASE = `Kaufpreis; Kaufpr.; KP; Anschaffungskosten; AK; Anschaffungspreis; Anschaffungswert; Einkaufspreis; Erwerbspreis; Erwerbskosten; Ankaufspreis; Ankaufswert; Gekauft für; Kaufpreis {Wohnung|Objekt|Haus|Immobilie|Einheit|Gebäude}; Kaufsumme; Kaufwert; Ursprünglicher Kaufpreis; Kaufpreis netto; Kaufpreis brutto; Kaufpreis inkl. Nebenkosten; Kaufpreis lt. Vertrag; Purchase price; Historische Anschaffungskosten; Investition; Gestehungskosten`

export const PURCHASED_ON = `Kaufdatum; Kauf am; Kauf vom; gekauft am; gekauft; Datum Kauf; Datum des Kaufs; Kauftag; Kaufjahr; Jahr des Kaufs; Ankauf; Ankauf am; Ankaufsdatum; Erworben am; erworben; Erwerb am; Erwerbsdatum; Erwerbsjahr; Anschaffung am; Anschaffungsdatum; Anschaffungsjahr; Kaufvertrag vom; Kaufvertrag; Kaufvertragsdatum; Datum Kaufvertrag; Beurkundung; Notartermin; Purchase date; Übergang Nutzen Lasten; Besitzübergang`

export const VALUED_ON = `Stand; Wert vom; Wert per; Wert zum; Stand Wert; Stand der Bewertung; Wertstand; Bewertung vom; Bewertung am; Bewertungsdatum; Bewertungsstichtag; Stichtag; Stichtag Wert; Stichtag der Bewertung; Datum Bewertung; Datum der Bewertung; Bewertet am; Bewertet; Gutachten vom; Gutachtendatum; Datum Gutachten; Wertermittlung vom; Wertermittlungsstichtag; Wertermittlung am; Geschätzt am; Schätzung vom; Valuation date`

export const VALUE_CHANGE = `Wertänderung; Wertänderung %; Wertänderung in %; Wertänderung Prozent; Wertentwicklung; Wertentwicklung %; Wertsteigerung; Wertsteigerung %; Wertzuwachs; Wertzuwachs %; Wertgewinn %; Änderung Wert; Veränderung Wert; Veränderung %; Wertveränderung; Wertveränderung %; Zuwachs %; Entwicklung Wert; Rendite Wert; Wertentw.; Steigerung %; Gewinn/Verlust %`

export const OCCUPANCY = `Vermietungsquote; Vermietungsquote %; Vermietungsstand; Vermietungsstand %; Vermietungsgrad; Auslastung; Auslastung %; Belegung; Belegung %; Belegungsquote; Belegungsgrad; Vermietet %; Vermietung %; Vermietet in %; Occupancy; Occupancy rate; Quote Vermietung; Auslastungsquote; Auslastungsgrad; Anteil vermietet`
