import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import {
  downloadDocumentCall,
  previewDocumentCall,
  uploadDocumentCall,
} from '@hausblick/contract/calls/documents.ts'
import { linkExportCall } from '@hausblick/contract/calls/myData.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { newApps } from '../../testing/app.ts'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { METRICS_TOKEN, type Scrape, scrape } from '../../testing/metrics.ts'

/** A metric that an expression selects, with the conditions on its labels. */
interface Selector {
  readonly metric: string
  readonly conditions: readonly Condition[]
}

interface Condition {
  readonly label: string
  readonly operator: string
  readonly value: string
}

/** Returns what an expression of Prometheus' query language selects. Throws where it is not one. */
function findSelectors(expression: string): Selector[] {
  const selectors: { metric: string; conditions: Condition[] }[] = []
  let condition = { label: '', operator: '', value: '' }
  parser.parse(expression).iterate({
    enter: ({ name, type, from, to }) => {
      const text = expression.slice(from, to)
      const selector = selectors.at(-1)
      if (type.isError) throw new Error(`Cannot be read from "${expression.slice(from)}" on.`)
      if (name === 'VectorSelector') selectors.push({ metric: '', conditions: [] })
      if (name === 'Identifier' && selector) selector.metric = text
      if (name === 'UnquotedLabelMatcher') {
        condition = { label: '', operator: '', value: '' }
        selector?.conditions.push(condition)
      }
      if (name === 'LabelName') condition.label = text
      if (name === 'MatchOp') condition.operator = text
      if (name === 'StringLiteral') condition.value = JSON.parse(text)
    },
  })
  return selectors
}

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../docs/operations', file), 'utf8')

const alerts = z
  .object({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^Hausblick[A-Z]\w+$/),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+m$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
            annotations: z.strictObject({ summary: z.string(), description: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yml')))
  .groups.flatMap(({ rules }) => rules)
const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
    ),
  })
  .parse(JSON.parse(read('dashboard.json')))
const monitoring = read('monitoring.md')

/** Grafana's variables, as it replaces them. */
const asSent = (expr: string) =>
  expr.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'hausblick')
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: title, expr: asSent(expr) })),
  ),
]

/** Set by Prometheus itself. */
const OWN_METRICS = ['up']
const OWN_LABELS = ['job', 'instance']
/** Depends on what has been called; `route` and `status` are tested in `metrics.test.ts`. */
const LABELS_OF_CALLS = ['route', 'status']

describe('the alerts and the dashboard', () => {
  const newUrl = newDatabaseUrls('postgres')
  const newApp = newApps()
  let exported: Scrape
  beforeAll(async () => {
    const url = await newUrl()
    const database = await openDatabase(url)
    await migrate(database)
    const app = await newApp({ ...database, url }, { environment: { METRICS_TOKEN } })
    await app.inject({ url: readConfigCall.path })
    await app.inject({ url: '/api/nope' })
    exported = await scrape(app)
    await app.close()
    await database.close()
  })

  /** Returns the samples of a metric; undefined if the service exports no such metric. */
  function samplesOf(metric: string) {
    const family = metric.replace(/_(?:bucket|sum|count)$/, '')
    const isHistogram = exported.families.get(family) === 'histogram' && family !== metric
    if (!isHistogram && !exported.families.has(metric)) return undefined
    return exported.samples.get(metric) ?? []
  }

  function findFaults({ metric, conditions }: Selector): string[] {
    if (OWN_METRICS.includes(metric)) return []
    const samples = samplesOf(metric)
    if (samples === undefined) return [`${metric} is not exported`]
    return conditions
      .filter(({ label }) => ![...OWN_LABELS, ...LABELS_OF_CALLS].includes(label))
      .flatMap(({ label, value }) => value.split('|').map((each) => [label, each] as const))
      .filter(([label, value]) => !samples.some(({ labels }) => labels[label] === value))
      .map(([label, value]) => `${metric} has no ${label}="${value}"`)
  }

  test.each(expressions)('$name: $expr', ({ expr }) => {
    const selectors = findSelectors(expr)
    expect(selectors).not.toEqual([])
    expect(selectors.flatMap(findFaults)).toEqual([])
  })

  test('each metric of the service is explained', () => {
    const explained = [...monitoring.matchAll(/^\| `(hausblick_\w+)`/gm)].map(([, name]) => name)
    const own = [...exported.families.keys()].filter((name) => name.startsWith('hausblick_'))
    expect(explained.toSorted()).toEqual(own.toSorted())
  })

  test('routes that the alerts leave out exist', () => {
    const [left = ''] = findSelectors(
      alerts.find(({ alert }) => alert === 'HausblickSlow')?.expr ?? '',
    )
      .flatMap(({ conditions }) => conditions)
      .filter(({ label, operator }) => label === 'route' && operator === '!~')
      .map(({ value }) => value)
    for (const path of [
      uploadDocumentCall.path,
      downloadDocumentCall.path,
      previewDocumentCall.path,
      linkExportCall.path,
    ])
      expect(path).toMatch(new RegExp(`^(?:${left})$`))
    expect(readMeCall.path).not.toMatch(new RegExp(`^(?:${left})$`))
  })
})

test('for each alert it is written what to do', () => {
  const headings = [...monitoring.matchAll(/^### (Hausblick\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(alerts.map(({ alert }) => alert))
})
