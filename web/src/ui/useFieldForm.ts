import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormProps,
  useForm,
} from 'react-hook-form'
import { FieldFault } from './FieldFault.ts'

/** Marks what was found wrong after sending: no rule of the field can tell when it is mended, so the next change clears it. */
const REFUSED = 'refused'

/** What a field shows of its error. */
export interface Fault {
  error?: string | undefined
  'aria-invalid'?: true
  /** Where the message stands above the form. */
  'aria-describedby'?: string
}

type Given<Values extends FieldValues> = Pick<UseFormProps<Values>, 'values' | 'defaultValues'>

interface Options<Values extends FieldValues> extends Given<Values> {
  /** Sends the valid values. A `FieldFault` is shown at its fields, any other error above the form. */
  readonly send: (values: Values) => Promise<void>
}

/**
 * Returns a form of react-hook-form in the manner of the house: fields are checked on submit, an error goes as soon as it is
 * mended, and the first wrong field gets the focus. An error of one field stands below it; one of several fields stands above
 * the form, and the fields refer to it.
 */
export function useFieldForm<Values extends FieldValues>(options: Options<Values>) {
  const { send, values, defaultValues } = options
  const form = useForm<Values>({
    ...(defaultValues && { defaultValues }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const element = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const refusal = errors.root?.message ?? null

  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (submitCount + refusals > 0) focusFirstWrong(element.current)
  }, [submitCount, refusals])

  function refuse(cause: unknown) {
    setRefusals((count) => count + 1)
    const message = cause instanceof Error ? cause.message : String(cause)
    const fields = cause instanceof FieldFault ? cause.fields : []
    const [first, ...others] = fields as FieldPath<Values>[]
    if (first && others.length === 0) return form.setError(first, { type: REFUSED, message })
    for (const name of fields as FieldPath<Values>[]) form.setError(name, { type: REFUSED })
    form.setError('root', { message })
  }

  const submit = form.handleSubmit(async (valid) => {
    try {
      await send(valid)
    } catch (cause) {
      refuse(cause)
    }
  })

  /** Withdraws what the changed field was refused for, and what stands above the form with the marks that refer to it. */
  function forgive({ target }: ChangeEvent<HTMLFormElement>) {
    const refused = Object.keys(errors).filter((name) => errorOf(name)?.type === REFUSED)
    const mended = refusal === null ? refused.filter((name) => name === target.name) : refused
    form.clearErrors(mended as FieldPath<Values>[])
    if (refusal !== null) form.clearErrors('root')
  }

  function errorOf(name: string): FieldError | undefined {
    return get(errors, name)
  }

  function faultOf(name: FieldPath<Values>): Fault {
    const error = errorOf(name)
    return {
      error: error?.message || undefined,
      ...(error && { 'aria-invalid': true as const }),
      ...(error && !error.message && { 'aria-describedby': errorId }),
    }
  }

  return {
    form,
    /** The properties of the `<form>`. */
    frame: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      },
      onChange: forgive,
    },
    /** While the form is being sent; it cannot be sent twice. */
    busy: isSubmitting,
    /** What stands above the form, for `FormError`. */
    refusal: { id: errorId, text: refusal },
    refuse,
    faultOf,
    /** The properties of a text field. */
    field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, rules),
      ...faultOf(name),
    }),
  }
}

function focusFirstWrong(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
