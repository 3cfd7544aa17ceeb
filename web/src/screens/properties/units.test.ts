import {
  readObjectOverviewsCall,
  readUnitOverviewsCall,
} from '@hausblick/contract/calls/records.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { page, record, textOf } from '../../testing/renderedPages.ts'

const unit = (given: Record<string, string>) => record(propertyOverviewFields, given)
const home = { street: 'Lindenstraße', number: '14', zipcode: '50674', city: 'Köln' }

/** Of which everything is known. */
const rented = {
  ...home,
  propertyid: 'W1',
  bezeichnungimberblick: 'DG',
  type: 'Dachgeschosswohnung',
  sizeinsqm: '88,60',
  numberofrooms: '3',
  monthlyrent: '1461,90',
  rentsqm: '16,50',
  marketaveragerent: '15,80',
  tenanttitle: 'Dr.',
  tenantprename: 'Jonas',
  tenantlastname: 'Feldmann',
  datenextrentincrease: '01.04.2031',
  monthlymaintenancereserves: '93,03',
  monthlymodernizationreserves: '48,73',
  servicetype: 'Rauchmelderprüfung',
  dateoflastservice: '03.06.2030',
  dateofplannedmodernization: '01.10.2031',
  estimatedcostofmodernization: '68500,00',
  dateofrentalstart: '01.02.2023',
  dateofrentalend: '31.12.2031',
  numberofgarage: '0',
  numberofparking: '1',
  numberofcellar: '2',
  playingareasqm: '0',
  gardenterracebalconysqm: '18,20',
}
const below = {
  ...home,
  propertyid: 'W2',
  bezeichnungimberblick: 'EG links',
  sizeinsqm: '83,00',
  monthlyrent: '713,80',
  rentsqm: '8,60',
  marketaveragerent: '14,60',
  tenantlastname: 'Demir',
  dateofrentalstart: '01.04.2018',
  dateofrentalend: 'unbefristet',
  rentagreement: 'Index',
  servicetype: 'Heizung',
  dateoflastservice: '2029',
}
const vacant = { ...home, propertyid: 'W3', bezeichnungimberblick: '2. OG', street: 'Allee' }
const building = {
  ...home,
  objectid: 'O1',
  bezeichnungimberblick: 'Gründerzeithaus',
  type: 'Mehrfamilienhaus',
  landareasqm: '486,00',
  grosstotalarea: '512,40',
  rentalarea: '464,10',
  monthlyrent: '4799,96',
  rentsqm: '10,34',
  numberofunits: '5',
  playingareasqm: '24,00',
}
const replies = {
  [readUnitOverviewsCall.path]: [rented, below, vacant].map(unit),
  [readObjectOverviewsCall.path]: [record(objectOverviewFields, building)],
}

const VACANT_CARD =
  '|2. OG|Freistehend|Allee 14, 50674 Köln|Typ|n/a|Größe|n/a|Zimmer|n/a|Monatliche Miete|n/a|Miete pro m²|n/a|Marktmiete pro m²|n/a|'
const RENTED_CARD =
  'DG|Vermietet|Lindenstraße 14, 50674 Köln|Typ|Dachgeschosswohnung|Größe|88,60 m²|Zimmer|3 Zimmer|Monatliche Miete|€ 1.461,90|Miete pro m²|€ 16,50|Marktmiete pro m²|€ 15,80|€ 62,02 im Monat über der Marktmiete (+4 %)|'
const BELOW_CARD =
  'EG links|Vermietet|Lindenstraße 14, 50674 Köln|Typ|n/a|Größe|83,00 m²|Zimmer|n/a|Monatliche Miete|€ 713,80|Miete pro m²|€ 8,60|Marktmiete pro m²|€ 14,60|€ 498,00 im Monat unter der Marktmiete (−41 %)|'
const END = 'Impressum'

test.each([
  [
    '',
    `Freistehend|1|Unter Marktmiete|1|3 Einheiten · heute 2 vermietet, 1 freistehend|Sortiert nach Adresse, aufsteigend.${VACANT_CARD}${RENTED_CARD}${BELOW_CARD}${END}`,
  ],
  ['?sortierung=miete&richtung=absteigend', `${RENTED_CARD}${BELOW_CARD}2. OG|`],
  [
    '?nur=freistehend',
    `1 von 3 Einheiten|Gefiltert nach „Freistehend“. Sortiert nach Adresse, aufsteigend.${VACANT_CARD}${END}`,
  ],
  ['?nur=unter-marktmiete', `aufsteigend.|${BELOW_CARD}${END}`],
  [
    '?suche=demir',
    `1 von 3 Einheiten|Gefiltert nach Suche „demir“. Sortiert nach Adresse, aufsteigend.|${BELOW_CARD}${END}`,
  ],
  ['?suche=Schloss', 'Nichts passt zu „Schloss“.|'],
  [
    '?darstellung=liste',
    'Mietende|Letzte Wartung|Allee 14, 50674 Köln|2. OG|Freistehend|Freistehend|n/a|n/a|n/a|n/a|n/a|–|–|Lindenstraße 14, 50674 Köln|DG|Vermietet|Dr. Jonas Feldmann|88,60 m²|3 Zimmer|€ 1.461,90|4 % über Markt|€ 16,50|€ 15,80|+4 %|€ 62,02|31.12.2031|03.06.2030|EG links|Vermietet|Demir|83,00 m²|€ 713,80|41 % unter Markt|€ 8,60|€ 14,60|−41 %|− € 498,00|unbefristet|2029|Impressum',
  ],
  [
    '?ansicht=objekte',
    '|1 Objekt|Sortiert nach Adresse, aufsteigend.|Gründerzeithaus|Lindenstraße 14, 50674 Köln|Typ|Mehrfamilienhaus|Anzahl Einheiten|5 Einheiten|Monatliche Miete|€ 4.799,96|Miete pro m²|€ 10,34|Impressum',
  ],
  [
    '?ansicht=objekte&darstellung=liste',
    'Letzte Wartung|Gründerzeithaus|Lindenstraße 14, 50674 Köln|Mehrfamilienhaus|5|464,10 m²|€ 4.799,96|€ 10,34|–|Impressum',
  ],
])('the list%s shows what is known of each', async (search, text) => {
  expect(textOf(await page(`/demo/properties${search}`, replies))).toContain(text)
})

test('without buildings there is no choice, and without units nothing to list', async () => {
  const units = { ...replies, [readObjectOverviewsCall.path]: [] }
  const listed = textOf(await page('/demo/properties?ansicht=objekte', units))
  expect(listed).toContain('Einheitenübersicht|Sortieren nach')
  expect(listed).toContain('|3 Einheiten · ')
  const nothing = textOf(await page('/demo/properties?ansicht=objekte', {}))
  expect(nothing).toContain('Einheitenübersicht|Noch keine Einheiten vorhanden|')
})

test.each([
  [
    'einheit?nummer=W1',
    'Allgemeine Informationen|Status|Vermietet|Typ|Dachgeschosswohnung|Größe|88,60 m²|Zimmer|3|Mieter|Name|Dr. Jonas Feldmann|Vertragsdetails|Mietbeginn|01.02.2023|Mietende|31.12.2031|in den nächsten 12 Monaten|Finanzielle Details|Monatliche Miete|€ 1.461,90|Marktvergleich|4 % über der Marktmiete|€ 62,02 im Monat|Miete pro m²|€ 16,50|Marktmiete pro m²|€ 15,80|Marktmiete im Monat|€ 1.399,88|Nächste Mieterhöhung|01.04.2031|vorgemerkt, zu prüfen|Instandhaltungsrücklage im Monat|€ 93,03|Modernisierungsrücklage im Monat|€ 48,73|Wartung|Art der Wartung|Rauchmelderprüfung|Zuletzt am|03.06.2030|Geplante Modernisierungen|Geplant für|01.10.2031|in den nächsten 12 Monaten|Geschätzte Kosten|€ 68.500,00|Objektinformationen|Stellplätze|1|Keller|2|Garten, Terrasse, Balkon|18,20 m²|Impressum',
  ],
  [
    'einheit?nummer=W2',
    'Mietbeginn|01.04.2018|Mietende|unbefristet|Mietanpassung|Indexmiete|Finanzielle Details|Monatliche Miete|€ 713,80|Marktvergleich|41 % unter der Marktmiete|€ 498,00 im Monat|Miete pro m²|€ 8,60|Marktmiete pro m²|€ 14,60|Marktmiete im Monat|€ 1.211,80|Anpassung nach Index möglich|–|Instandhaltungsrücklage im Monat|n/a|Modernisierungsrücklage im Monat|n/a|Wartung|Art der Wartung|Heizung|Zuletzt|2029|Impressum',
  ],
  [
    'einheit?nummer=W3',
    'Status|Freistehend|Typ|n/a|Größe|n/a|Zimmer|n/a|Vertragsdetails|Mietbeginn|–|Mietende|–|Finanzielle Details|Monatliche Miete|n/a|Miete pro m²|n/a|Marktmiete pro m²|n/a|Nächste',
  ],
  [
    'objekt?nummer=O1',
    'Allgemeine Informationen|Typ|Mehrfamilienhaus|Anzahl Einheiten|5|Flächen|Grundstücksfläche|486,00 m²|Bruttogrundfläche|512,40 m²|Mietfläche|464,10 m²|Finanzielle Details|Monatliche Miete|€ 4.799,96|Miete pro m²|€ 10,34|Nächste Mieterhöhung|–|Instandhaltungsrücklage im Monat|n/a|Modernisierungsrücklage im Monat|n/a|Objektinformationen|Spielfläche|24,00 m²|Impressum',
  ],
])('the page %s has every entry that is known', async (address, text) => {
  expect(textOf(await page(`/demo/properties/${address}`, replies))).toContain(text)
})
