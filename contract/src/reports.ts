import * as z from 'zod/mini'

/** The paths of the yearly reports, apart from the others so that no other page loads them. */
export const reportPaths = {
  yearlyReport: '/api/yearlyReport',
} as const

export const reportFormat = z.enum(['pdf', 'xlsx', 'csv'])
export type ReportFormat = z.infer<typeof reportFormat>

/** The formats by what a reader does with them, and the media type of each; CSV is a ZIP of one file a table. */
export const reportFormats = {
  pdf: { label: 'PDF zum Lesen und Drucken', type: 'application/pdf', extension: 'pdf' },
  xlsx: {
    label: 'Excel-Tabelle (XLSX)',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  csv: { label: 'CSV-Tabellen (ZIP)', type: 'application/zip', extension: 'zip' },
} as const satisfies Readonly<Record<ReportFormat, object>>

/** The name of a report's file: `Jahresübersicht 2025.pdf`. */
export function reportFileName(year: number, format: ReportFormat): string {
  return `Jahresübersicht ${year}.${reportFormats[format].extension}`
}
