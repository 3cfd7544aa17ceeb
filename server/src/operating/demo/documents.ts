import { date } from '@hausblick/contract/encoding/date.ts'
import type { DemoBuilding, DemoLoan, DemoUnit } from './buildings.ts'

/** A document of the demo customer: the parts of its name, and its text. */
export interface DemoDocument {
  readonly street: string
  /** An ISO 8601 day. */
  readonly date: string
  readonly type: string
  readonly name: string
  /** Below the title, which is the type and the name. */
  readonly paragraphs: readonly string[]
}

const YEARS = [2023, 2024, 2025]

/** Returns the demo's documents. They depend on no date, so that making them again changes nothing. */
export function demoDocuments(
  buildings: readonly DemoBuilding[],
  loans: readonly DemoLoan[],
): DemoDocument[] {
  return buildings.flatMap((building) => [
    ...building.units.flatMap((unit) => unitDocuments(building, unit)),
    ...buildingDocuments(building),
    ...loans
      .filter((loan) => loan.building === building.id)
      .map((loan) => contract(building, loan)),
  ])
}

function unitDocuments(building: DemoBuilding, unit: DemoUnit): DemoDocument[] {
  const { tenant } = unit
  if (!tenant) return []
  const street = streetOf(building)
  const party = `${tenant.title} ${tenant.lastName}`
  const size = unit.size.toLocaleString('de-DE', { minimumFractionDigits: 2 })
  const lease: DemoDocument = {
    street,
    date: tenant.since,
    type: 'Mietvertrag',
    name: `${unit.label}, ${party}`,
    paragraphs: [
      `Zwischen dem Eigentümer und ${party} wird ein Mietvertrag über die Räume ${unit.label} im Haus ${street}, ${building.zipcode} ${building.city}, geschlossen.`,
      `Die Wohnfläche beträgt ${size} Quadratmeter. Das Mietverhältnis beginnt am ${date.write(tenant.since)} und läuft auf unbestimmte Zeit.`,
      'Die Kaution beträgt drei Monatskaltmieten und kann in drei Raten gezahlt werden. Schönheitsreparaturen trägt der Vermieter.',
      'Haustiere bedürfen der Zustimmung des Vermieters; Kleintiere sind ohne Zustimmung erlaubt.',
    ],
  }
  const statements = YEARS.filter((year) => String(year) > tenant.since.slice(0, 4)).map(
    (year): DemoDocument => ({
      street,
      date: `${year}-10-15`,
      type: 'Nebenkostenabrechnung',
      name: `Abrechnung ${year - 1} ${unit.label}`,
      paragraphs: [
        `Abrechnung der Betriebskosten für ${party}, ${unit.label}, vom 01.01.${year - 1} bis 31.12.${year - 1}.`,
        'Umgelegt werden Grundsteuer, Wasser und Abwasser, Müllabfuhr, Gebäudereinigung, Gartenpflege, Schornsteinfeger und Versicherung nach der Wohnfläche, Heizung und Warmwasser nach Verbrauch.',
        'Ein Guthaben wird mit der nächsten Miete verrechnet. Einwände sind innerhalb von zwölf Monaten möglich.',
      ],
    }),
  )
  return [lease, ...statements.slice(-1)]
}

function buildingDocuments(building: DemoBuilding): DemoDocument[] {
  const street = streetOf(building)
  return [
    {
      street,
      date: '2024-01-08',
      type: 'Versicherung',
      name: 'Wohngebäudeversicherung',
      paragraphs: [
        `Versicherungsschein für das Gebäude ${street} in ${building.city}.`,
        'Versichert sind Feuer, Leitungswasser, Sturm und Hagel sowie Elementarschäden zum gleitenden Neuwert. Die Selbstbeteiligung beträgt 500 Euro je Schaden.',
      ],
    },
    {
      street,
      date: '2025-01-20',
      type: 'Bescheid',
      name: 'Grundsteuer 2025',
      paragraphs: [
        `Grundsteuerbescheid für das Grundstück ${street}, ${building.zipcode} ${building.city}.`,
        'Die Grundsteuer ist in vier Teilbeträgen am 15. Februar, 15. Mai, 15. August und 15. November fällig.',
      ],
    },
    {
      street,
      date: '2023-06-12',
      type: 'Energieausweis',
      name: building.label,
      paragraphs: [
        'Energieausweis nach dem Gebäudeenergiegesetz, ausgestellt auf der Grundlage des Energieverbrauchs. Er gilt zehn Jahre.',
        'Empfohlen werden die Dämmung der Kellerdecke und der hydraulische Abgleich der Heizung.',
      ],
    },
    {
      street,
      date: '2025-09-19',
      type: 'Rechnung',
      name: building.maintenance.type,
      paragraphs: [
        `Für die ${building.maintenance.type} im Haus ${street} berechnen wir Anfahrt, Arbeitszeit und Material. Zahlbar innerhalb von 14 Tagen ohne Abzug.`,
      ],
    },
  ]
}

function contract(building: DemoBuilding, loan: DemoLoan): DemoDocument {
  const rate = loan.interestRate.toLocaleString('de-DE', { minimumFractionDigits: 2 })
  return {
    street: streetOf(building),
    date: building.purchasingDate,
    type: 'Kreditvertrag',
    name: `Darlehen ${loan.id}${loan.suffix}`,
    paragraphs: [
      `Darlehensvertrag über ${loan.duration} Jahre mit einem festen Sollzins von ${rate} % im Jahr.`,
      'Sondertilgungen sind bis zu fünf Prozent der Darlehenssumme im Jahr ohne Vorfälligkeitsentschädigung möglich. Das Darlehen ist durch eine Grundschuld gesichert.',
    ],
  }
}

function streetOf({ street, number }: DemoBuilding): string {
  return `${street} ${number}`
}
