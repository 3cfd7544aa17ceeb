import { expect } from 'vitest'
import type { App } from '../platform/http/service.ts'

export const METRICS_TOKEN = 'nur-fuer-die-ueberwachung-0123456789'

interface Sample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The samples of a scrape by name, and the families that were declared, whether or not they have samples. */
export interface Scrape {
  readonly text: string
  readonly families: ReadonlyMap<string, string>
  readonly samples: ReadonlyMap<string, readonly Sample[]>
  /** Returns the sum of the samples with these labels; undefined if there are none. */
  sum(name: string, labels?: Readonly<Record<string, string>>): number | undefined
}

const HEAD =
  /^# (?:HELP (?<helped>[a-z_]\w*) .+|TYPE (?<typed>[a-z_]\w*) (?<type>counter|gauge|histogram|summary))$/i
const SAMPLE = /^(?<name>[a-z_]\w*)(?:\{(?<labels>.*)\})? (?<value>[+-]?Inf|NaN|-?\d[\d.e+-]*)$/i
const LABEL = /([a-z_]\w*)="((?:[^"\\]|\\[\\"n])*)"(?:,|$)/gi

/** Scrapes /metrics; throws on a line that is not of Prometheus' text format. */
export async function scrape(app: App): Promise<Scrape> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const reply = await app.inject({ url: '/metrics', headers })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  return parseMetrics(reply.body)
}

function parseMetrics(text: string): Scrape {
  const families = new Map<string, string>()
  const samples = new Map<string, Sample[]>()
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const head = HEAD.exec(line)?.groups
    if (head?.typed) families.set(head.typed, head.type ?? '')
    if (head) continue
    const { name = '', labels = '', value = '' } = SAMPLE.exec(line)?.groups ?? {}
    const pairs = [...labels.matchAll(LABEL)]
    if (name === '' || pairs.map(([pair]) => pair).join('') !== labels)
      throw new Error(`This is no line of metrics: ${line}`)
    const read = Object.fromEntries(pairs.map(([, key = '', text = '']) => [key, text]))
    samples.set(name, [...(samples.get(name) ?? []), { labels: read, value: toNumber(value) }])
  }
  return { text, families, samples, sum: (name, labels) => sum(samples.get(name), labels) }
}

function toNumber(text: string): number {
  return Number(text.replace('Inf', 'Infinity'))
}

function sum(samples: readonly Sample[] = [], wanted: Readonly<Record<string, string>> = {}) {
  const matching = samples.filter(({ labels }) =>
    Object.entries(wanted).every(([name, value]) => labels[name] === value),
  )
  return matching.length === 0 ? undefined : matching.reduce((total, { value }) => total + value, 0)
}
