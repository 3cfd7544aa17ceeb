// Managers whose programs nobody had in mind when the synonyms were written, from the files to what is stored. What a
// person has to correct is written out; everything else is as proposed. Over 200 lines since files and figures should be read
// beside each other.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountUse, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { expect, test } from 'vitest'
import type { Database } from '../../platform/database/open.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears, toColumns } from '../../records/editions.ts'
import { readDatedRows } from '../../records/read.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { withoutNothing } from '../../testing/import/quellen.ts'
import { importFiles } from './importFiles.ts'
import { readLearned } from './mappings/learned.ts'
import { listProfiles, saveMapping } from './mappings/store.ts'
import { type ExaminedSheet, examineSources } from './sources/examineSources.ts'

/** DATEV: days without years, the year in the first line, two cost centres; a list whose header is in two rows. */
const NORDLICHT = {
  'EXTF_Buchungsstapel.csv': [
    '"EXTF";700;21;"Buchungsstapel";13;20260105091500000;;"RE";"";"";29098;55003;20250101;4;20250101;20251231;"Nordlicht";"";1;0;0;"EUR"',
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Buchungstext;KOST1 - Kostenstelle;KOST2 - Kostenstelle',
    '600,00;"H";"EUR";;8100;1200;;0301;"M1";"Miete Januar";"0012";"0012.01"',
    '90,50;"H";"EUR";;8200;1200;;0301;"M1";"NK-Vorauszahlung Januar";"0012";"0012.01"',
    '700,00;"H";"EUR";;8100;1200;;0302;"M2";"Miete Februar";"0012";"0012.02"',
    '50,00;"S";"EUR";;8100;1200;;1502;"M3";"Storno Mietminderung";"0012";"0012.02"',
    '1.234,56;"S";"EUR";;4260;1600;;2803;"R1";"Dach abgedichtet";"0012";"0012.02"',
    '300,00;"S";"EUR";;4360;1600;;3112;"R2";"Gebäudeversicherung";"0012";""',
  ],
  'Mieterliste.csv': [
    'Nordlicht Immobilien KG – Mieterliste',
    '',
    'Wirtschafts-;Einheit;Auftraggeber;Mietpartei;Vertrags-;Wohn-;Netto-;Voraus-',
    'einheit;;;;beginn;fläche;kaltmiete;zahlung',
    '0012;0012.01;D-4711;Thode, Anke;01.04.2019;61,20;600,00;90,50',
    '0012;0012.02;D-4711;Leerstand;;74,80;700,00;0,00',
    'Wirtschafts-;Einheit;Auftraggeber;Mietpartei;Vertrags-;Wohn-;Netto-;Voraus-',
    'einheit;;;;beginn;fläche;kaltmiete;zahlung',
    '0013;0013.01;D-4712;Ihde GmbH;15.08.2021;120,00;1.450,00;210,00',
    'Summe;;;;;256,00;2.750,00;300,50',
  ],
}

/** Buildings that the house has before. */
const STORED = [
  'customerid;objectid;city;landareasqm',
  'D-4711;0012;Kiel;500',
  'D-4711;0099;Kiel;600',
]

/** What the person chooses, since accounts have no names there. */
const SKR: Readonly<Record<string, AccountUse>> = {
  '8100': { use: 'income', kind: 'Kaltmiete' },
  '8200': { use: 'income', kind: 'Vorauszahlung' },
  '4260': { use: 'expense', kind: 'Instandhaltung' },
  '4360': { use: 'expense', kind: 'Versicherung' },
}

/** Owners as headings above their units, named in words, with numbers in the list of addresses alone; months as columns. */
const SUEDSTERN = {
  'Mietaufstellung.csv': [
    'Südstern Hausverwaltung\tMietaufstellung 2025\t\t\t\t\t\t\t',
    '',
    `Mietobjekt\tLage\tNutzer\tqm\t${['Jan', 'Feb', 'März', 'April', 'Mai', 'Juni'].join('\t')}`,
    'Eigentümer: Dr. Weiß, Klara\t\t\t\t\t\t\t\t\t',
    'S-01\tEG links\tFamilie Kurz\t55,5\t500,00\t500,00\t500,00\t500,00\t500,00\t520,00',
    'S-02\tEG rechts\tn.n.\t48\t\t\t410,00\t410,00\t410,00\t410,00',
    'Summe\t\t\t103,5\t500,00\t500,00\t910,00\t910,00\t910,00\t930,00',
    'Eigentümer: Amann & Söhne OHG\t\t\t\t\t\t\t\t\t',
    'S-03\t1. OG\tOtt, Pia\t80\t900,00\t900,00\t900,00\t900,00\t900,00\t900,00',
    'Summe\t\t\t80\t900,00\t900,00\t900,00\t900,00\t900,00\t900,00',
  ],
  'Adressen.csv': [
    'Adressnr.,Anzeigename,Mailadresse',
    '"70001","Klara Weiß","klara@weiss.test"',
    '"70002","Amann & Söhne OHG","post@amann.test"',
  ],
}

/** Account sheets: the account is a heading above its postings, and units have no buildings. */
const ISAR = {
  'Kontenblätter.csv': [
    'Isar Treuhand GmbH;;;;',
    'Kontenblätter vom 01.01.2025 bis 31.12.2025;;;;',
    'Buch.-Datum;Beleg-Nr.;Erläuterung;Mieteinheit;Sollumsatz;Habenumsatz',
    'Konto 60000 Mieterträge Wohnen;;;;;',
    '02.01.25;1;Miete 01/25;M7;;1.020,00',
    '03.02.25;2;Miete 02/25;M7;;1.020,00',
    'Summe;;;;;2.040,00',
    'Konto 80520 Hausmeister und Reinigung;;;;;',
    '28.02.25;3;Treppenreinigung;M7;75,40;',
    '15.12.24;4;Treppenreinigung Vorjahr;M7;75,40;',
    'Summe;;;;150,80;',
    'Konto 15900 Mietkautionen;;;;;',
    '02.01.25;5;Kaution;M7;;3.060,00',
  ],
  'Einheiten.csv': [
    'Mieteinheit;Inhabernummer;Bewohner;Heizfläche Wohnung;Grundmiete',
    'M7;I-9;Riedl Maximilian;66,00;1.020,00',
  ],
}

/** Flats that are counted from 1 in each building. */
const HEIDE = {
  'Sollmieten.csv': [
    'WEG;Einheitsnr.;Sondereigentümer;Wohnfl. (qm);Mieter;Mietbeginn;Miete kalt',
    'W01;1;Heise, Tom;65,3;Peters, Jan;01.02.2015;620,00',
    'W01;2;Dr. Anna Kruse;70;;;0,00',
    'W02;1;Heise, Tom;88;Lorenz, Ute;01.09.2020;890,00',
    'W02;2;Heise, Tom;41,25;Abel, Ida;15.11.2022;455,00',
  ],
  'Eigentümer.csv': ['Nr.;Nachname;Vorname', 'H1;Heise;Tom', 'H2;Kruse;Anna'],
  'Buchungen.csv': [
    'Datum;WEG;Einheit;Sachkonto;Kontoname;Betrag;S/H',
    '05.01.2025;W01;1;4000;Mieten;620,00;H',
    '05.01.2025;W02;1;4000;Mieten;890,00;H',
    '06.01.2025;W02;2;4000;Mieten;455,00;H',
    '09.01.2025;W02;;4700;Grundsteuer;120,00;S',
  ],
}

onEachDatabase('the files of managers not seen before', (newDatabase) => {
  const newFolder = newFolders()

  /** Writes files, saves what is proposed for them, corrected, and imports them. */
  async function importAll(
    files: Readonly<Record<string, readonly string[]>>,
    correct: (profile: MappingProfile) => MappingProfile = (profile) => profile,
  ) {
    const [database, folder, before] = [await newDatabase(), await newFolder(), await newFolder()]
    await writeFile(join(before, 'object-overview.csv'), STORED.join('\r\n'))
    await importFiles(database, [before])
    for (const [name, lines] of Object.entries(files))
      await writeFile(join(folder, name), lines.join('\r\n'))
    const sources = Object.keys(files).map((name) => ({ name, path: join(folder, name) }))
    const profiles: MappingProfile[] = []
    async function examined() {
      const saved = await listProfiles(database.db)
      const { headings: learned, accounts } = await readLearned(database.db)
      const sheets: ExaminedSheet[] = []
      for await (const sheet of examineSources(sources, { profiles: saved, learned, accounts }))
        sheets.push(sheet)
      return sheets
    }
    for (const { source, examination } of await examined()) {
      if (examination.result !== 'proposed' || !examination.proposal.profile)
        throw new Error(`${source.name}: ${JSON.stringify(examination)}`)
      profiles.push(correct(examination.proposal.profile))
    }
    await transact(database.db, async (trx) => {
      for (const profile of profiles) await saveMapping(trx, profile, 'eva@example.org')
    })
    const results = (await examined()).map(({ examination }) => examination.result)
    expect(results).toEqual(results.map(() => 'known'))
    const mappings = await listProfiles(database.db)
    const report = await importFiles(database, [folder], { mappings })
    return { profiles, report, stored: await readStored(database, report.customerIds) }
  }

  async function readStored(database: Database, customerIds: readonly string[]) {
    const stored: Record<string, unknown[]> = {}
    for (const kind of recordKinds) {
      const edition = inYears(kind, kind.cashFlow === null ? [] : [2025])
      const rows = await readDatedRows(database.db, edition, customerIds.map(admitCommand), 'all')
      stored[kind.name] = rows.map((row) => withoutNothing(toColumns(edition, row)))
    }
    return stored
  }

  const fieldsOf = ({ columns }: MappingProfile) =>
    Object.fromEntries(
      columns.map(({ from, to, month }) => [from[0], month ? `${to} ${month}` : to]),
    )

  test('journals whose days name no year, and a header in two rows', async () => {
    const { profiles, report, stored } = await importAll(NORDLICHT, (profile) =>
      profile.postings === null
        ? profile
        : {
            ...profile,
            postings: {
              ...profile.postings,
              accounts: { ...profile.postings.accounts, ...SKR },
            },
          },
    )
    expect(profiles.map(fieldsOf)).toEqual([
      {
        'umsatz (ohne soll/haben-kz)': 'amount',
        'soll/haben-kennzeichen': 'side',
        'wkz umsatz': 'currency',
        kurs: null,
        konto: 'account',
        'gegenkonto (ohne bu-schlussel)': 'counteraccount',
        'bu-schlussel': 'taxkey',
        belegdatum: 'date',
        'belegfeld 1': null,
        buchungstext: 'text',
        'kost1 - kostenstelle': 'objectid',
        'kost2 - kostenstelle': 'propertyid',
      },
      {
        wirtschaftseinheit: 'objectid',
        einheit: 'propertyid',
        auftraggeber: 'customerid',
        mietpartei: 'tenantlastname',
        vertragsbeginn: 'dateofrentalstart',
        wohnflache: 'sizeinsqm',
        nettokaltmiete: 'monthlyrent',
        vorauszahlung: 'prepayment',
      },
    ])
    expect(report.problems.errors).toEqual([])
    const owner = { customerid: 'D-4711' }
    const [first, second] = [
      { ...owner, propertyid: '0012.01' },
      { ...owner, propertyid: '0012.02' },
    ]
    expect(stored['amounts-by-kind']).toEqual([
      { ...first, kind: 'Kaltmiete', kindincome012025: 60_000 },
      { ...first, kind: 'Vorauszahlung', kindincome012025: 9050 },
      { ...second, kind: 'Instandhaltung', kindexpenses032025: 123_456 },
      { ...second, kind: 'Kaltmiete', kindincome022025: 65_000 },
      { ...owner, objectid: '0012', kind: 'Versicherung', kindexpenses122025: 30_000 },
    ])
    expect(stored['dashboard-portfolio']).toMatchObject([
      {
        ...owner,
        ...income('portfolio', 69_050, 65_000, 0),
        portfolioexpenses022025: 0,
        portfolioexpenses032025: 123_456,
        portfolioexpenses122025: 30_000,
      },
    ])
    expect(stored['property-overview']).toMatchObject([
      { ...first, sizeinsqm: 6120, monthlyrent: 60_000, dateofrentalstart: '2019-04-01' },
      { ...second, sizeinsqm: 7480 },
      { customerid: 'D-4712', propertyid: '0013.01', tenantlastname: 'Ihde GmbH' },
    ])
    // No file lists buildings: those that are stored stay.
    const kiel = { city: 'Kiel', landareasqm: 50_000 }
    const sums = { rentalarea: 13_600, monthlyrent: 60_000, numberofunits: 2 }
    expect(stored['object-overview']).toEqual([
      { ...owner, objectid: '0012', ...kiel, ...sums },
      { ...owner, objectid: '0099', city: 'Kiel', landareasqm: 60_000 },
      {
        customerid: 'D-4712',
        objectid: '0013',
        rentalarea: 12_000,
        monthlyrent: 145_000,
        numberofunits: 1,
      },
    ])
    expect(stored['dashboard-object']).toMatchObject([
      {
        ...owner,
        objectid: '0012',
        ...income('object', 69_050, 65_000),
        objectexpenses122025: 30_000,
      },
    ])
    expect(report.problems.warnings.map(({ message }) => message.split('.')[0])).toEqual([
      'Das Objekt „0013“ nennen nur Einheiten',
    ])
  })

  test('owners as headings, named in words, and months as columns', async () => {
    const { profiles, report, stored } = await importAll(SUEDSTERN)
    expect(profiles.map(fieldsOf)).toEqual([
      {
        mietobjekt: 'propertyid',
        lage: 'bezeichnungimberblick',
        nutzer: 'tenantlastname',
        qm: 'sizeinsqm',
        jan: 'income 1',
        feb: 'income 2',
        marz: 'income 3',
        april: 'income 4',
        mai: 'income 5',
        juni: 'income 6',
      },
      { 'adressnr.': 'customerid', anzeigename: 'name', mailadresse: 'email' },
    ])
    expect(report.problems.errors).toEqual([])
    expect(stored['dashboard-portfolio']).toEqual([
      { customerid: '70001', ...income('portfolio', 50000, 50000, 91000, 91000, 91000, 93000) },
      { customerid: '70002', ...income('portfolio', 90000, 90000, 90000, 90000, 90000, 90000) },
    ])
    expect(stored['dashboard-property']).toMatchObject([
      { propertyid: 'S-01', ...income('property', 50000, 50000, 50000, 50000, 50000, 52000) },
      { propertyid: 'S-02', propertyincome032025: 41000 },
      { propertyid: 'S-03', ...income('property', 90000, 90000, 90000, 90000, 90000, 90000) },
    ])
    expect(stored['property-overview']).toMatchObject([
      { customerid: '70001', propertyid: 'S-01', tenantlastname: 'Kurz', sizeinsqm: 5550 },
      { customerid: '70001', propertyid: 'S-02', sizeinsqm: 4800 },
      { customerid: '70002', propertyid: 'S-03', tenantprename: 'Pia', tenantlastname: 'Ott' },
    ])
  })

  test('account sheets, of units without buildings', async () => {
    const { profiles, report, stored } = await importAll(ISAR)
    expect(profiles.map(fieldsOf)).toEqual([
      {
        'buch.-datum': 'date',
        'beleg-nr.': null,
        erlauterung: 'text',
        mieteinheit: 'propertyid',
        sollumsatz: 'debit',
        habenumsatz: 'credit',
      },
      {
        mieteinheit: 'propertyid',
        inhabernummer: 'customerid',
        bewohner: 'tenantlastname',
        'heizflache wohnung': 'sizeinsqm',
        grundmiete: 'monthlyrent',
      },
    ])
    expect(report.problems.errors).toEqual([])
    // The one of the year before.
    expect(report.problems.warnings.map(({ line }) => line)).toEqual([10])
    const owner = { customerid: 'I-9', propertyid: 'M7' }
    expect(stored['amounts-by-kind']).toEqual([
      { ...owner, kind: 'Betriebskosten', kindexpenses022025: 7540 },
      { ...owner, kind: 'Kaltmiete', kindincome012025: 102_000, kindincome022025: 102_000 },
    ])
    expect(stored['dashboard-property']).toEqual([
      {
        ...owner,
        ...income('property', 102_000, 102_000),
        propertyexpenses012025: 0,
        propertyexpenses022025: 7540,
      },
    ])
  })

  test('flats that are counted from 1 in each building', async () => {
    const { profiles, report, stored } = await importAll(HEIDE)
    expect(report.problems.errors).toEqual([])
    const ids = profiles.flatMap(({ columns }) => columns.filter(({ inBuilding }) => inBuilding))
    expect(ids.map(({ from }) => from)).toEqual([['einheitsnr.'], ['einheit']])
    expect(stored['property-overview']).toMatchObject([
      { customerid: 'H1', propertyid: 'W01-1', monthlyrent: 62_000 },
      { customerid: 'H1', propertyid: 'W02-1', monthlyrent: 89_000 },
      { customerid: 'H1', propertyid: 'W02-2', monthlyrent: 45_500 },
      { customerid: 'H2', propertyid: 'W01-2', sizeinsqm: 7000 },
    ])
    expect(stored['dashboard-property']).toMatchObject([
      { propertyid: 'W01-1', propertyincome012025: 62_000 },
      { propertyid: 'W02-1', propertyincome012025: 89_000 },
      { propertyid: 'W02-2', propertyincome012025: 45_500 },
    ])
    expect(stored['amounts-by-kind']).toContainEqual({
      customerid: 'H1',
      objectid: 'W02',
      kind: 'Grundsteuer',
      kindexpenses012025: 12_000,
    })
  })
})

function income(of: string, ...months: readonly number[]): Record<string, number> {
  return Object.fromEntries(months.map((amount, index) => [`${of}income0${index + 1}2025`, amount]))
}
