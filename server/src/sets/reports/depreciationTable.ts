import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { count, date, money, type ReportTable, share, text } from './columns.ts'
import { hasDepreciation } from './texts.ts'

export function depreciationTable(report: YearlyReport): ReportTable[] {
  const { depreciation, year } = report
  if (!depreciation || !hasDepreciation(report)) return []
  return [
    {
      name: 'Abschreibung',
      columns: [
        ...[text('Von'), text('Nummer'), text('Bezeichnung')],
        ...[money('Kaufpreis in Euro'), share('Anteil des Gebäudes in Prozent')],
        ...[money('Anteil des Gebäudes in Euro'), share('Satz in Prozent'), date('Beginn')],
        ...[count(`Monate ${year}`), money(`Abschreibung ${year} in Euro`)],
        ...[money(`Rest Ende ${year} in Euro`), money('Anschaffungsnebenkosten in Euro')],
      ],
      rows: depreciation.items.map((item) => [
        item.kind === 'object' ? 'Objekt' : 'Einheit',
        ...[item.id, item.label, item.price, item.share, item.year?.base ?? null, item.rate],
        ...[item.start, item.year?.months ?? null, item.year?.amount ?? null],
        ...[item.year?.remaining ?? null, item.costs ?? null],
      ]),
    },
  ]
}
