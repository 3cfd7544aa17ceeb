import { parser } from '@prometheus-io/lezer-promql'

/** A metric that an expression selects, with the conditions on its labels. */
export interface Selector {
  readonly metric: string
  readonly conditions: readonly Condition[]
}

interface Condition {
  readonly label: string
  readonly operator: string
  readonly value: string
}

/** Returns what an expression of Prometheus' query language selects. Throws where it is not one. */
export function findSelectors(expression: string): Selector[] {
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
