/** A flat of a house, of the customer who owns it. */
interface Flat {
  readonly id: string
  readonly label: string
  readonly customer: string
  /** Without a tenant, it is empty. */
  readonly tenant: { readonly title: string; readonly first: string; readonly last: string } | null
}

export interface House {
  readonly street: string
  readonly number: string
  readonly zipCode: string
  readonly city: string
  readonly flats: readonly Flat[]
}

export const CUSTOMERS: Readonly<Record<string, string>> = {
  'L-2001': 'Sommerfeld, Gisela',
  'L-2002': 'Çelik, Hakan',
  'L-2003': 'Freifrau von Trotha, Adelheid',
  'L-2004': 'Großmann Grundbesitz GbR',
  'L-2005': 'Jørgensen, Mads',
  'L-2006': 'Müller-Lüdenscheidt, Anke',
  'L-2007': 'Kowalczyk, Piotr',
  'L-2008': 'Straßburger, Dieter',
}

/** Who manages the houses: its address stands in most letters, and is never the one they are about. */
export const MANAGER = {
  name: 'Rheintal Hausverwaltung GmbH',
  street: 'Kaiserplatz 12',
  town: '53113 Bonn',
}

const LABELS = ['EG links', 'EG rechts', '1. OG links', '1. OG rechts', '2. OG links', 'DG']
const TITLES = ['Frau', 'Herr', 'Familie']
const FIRST = [
  'Jule',
  'Mehmet',
  'Renate',
  'Björn',
  'Aleksandra',
  'Kurt',
  'Thanh',
  'Sigrid',
  'Émile',
]
const LAST = [
  'Bäumer',
  'Sahin',
  'Dörfler',
  'Kirchhoff',
  'Nowak',
  'Großkopf',
  'Tran',
  'Üçer',
  'Wachholz',
  'Eßer',
  'de Vries',
  'Hölscher',
  'Rautenberg',
  'Mbeki',
  'Steinbrück',
  'Zöller',
  'Abendroth',
]

/** Houses whose addresses are easily confused, some of one owner, some of several. */
export const HOUSES: readonly House[] = [
  ['Ahornallee', '4', '53115', 'Bonn', ['L-2001']],
  ['Ahornallee', '40', '53115', 'Bonn', ['L-2002']],
  ['Ahornallee', '4a', '53115', 'Bonn', ['L-2003']],
  ['Bergische Straße', '118', '51105', 'Köln', ['L-2004']],
  ['Bergische Straße', '18', '51105', 'Köln', ['L-2001']],
  ['An der Alten Mühle', '7', '53721', 'Siegburg', ['L-2005']],
  ['Müllergasse', '23', '50668', 'Köln', ['L-2006', 'L-2007']],
  ['Kaiserstraße', '12', '53113', 'Bonn', ['L-2008']],
  ['Schützenweg', '9 b', '53757', 'Sankt Augustin', ['L-2007']],
].map(toHouse)

function toHouse(given: (string | string[])[], house: number): House {
  const [street, number, zipCode, city] = given.map(String)
  const owners = [given[4] ?? []].flat()
  const flats = LABELS.map((label, index) => {
    const person = house * LABELS.length + index
    const tenant = {
      title: TITLES[person % TITLES.length] ?? '',
      first: FIRST[(person * 5) % FIRST.length] ?? '',
      last: LAST[person % LAST.length] ?? '',
    }
    const customer = owners[index % owners.length] ?? ''
    const id = `${customer}-H${house + 1}W${index + 1}`
    return { id, label, customer, tenant: index === LABELS.length - 1 ? null : tenant }
  })
  return {
    street: street ?? '',
    number: number ?? '',
    zipCode: zipCode ?? '',
    city: city ?? '',
    flats,
  }
}
