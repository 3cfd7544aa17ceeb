/** The unit, building or loan that a date belongs to. */
export interface DateSubject {
  readonly kind: 'unit' | 'object' | 'loan'
  readonly id: string
  /** Street, number and name; of a loan its title and name. */
  readonly label: string
}

export function subjectOf(
  kind: DateSubject['kind'],
  { id, label }: Pick<DateSubject, 'id' | 'label'>,
): DateSubject {
  return { kind, id, label }
}
