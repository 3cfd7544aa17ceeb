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

/** The type of errors from a rejected submission. No validation rule can clear them, so the next change does. */
const REJECTED = 'refused'

/** The props by which a field shows its error. */
export interface FieldErrorProps {
  error?: string | undefined
  'aria-invalid'?: true
  /** Id of the form's error, if that carries the message. */
  'aria-describedby'?: string
}

type Given<Values extends FieldValues> = Pick<UseFormProps<Values>, 'values' | 'defaultValues'>

interface Options<Values extends FieldValues> extends Given<Values> {
  /** Submits the valid values. A `FieldFault` is shown at its fields, any other error above the form. */
  readonly send: (values: Values) => Promise<void>
}

/**
 * Wraps react-hook-form with our conventions: validates on submit, clears errors as soon as they are fixed, and focuses the
 * first invalid field. The error of a single field is shown below it; one of several fields above the form, where the fields'
 * descriptions refer to it.
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
    if (submitCount + refusals > 0) focusFirstInvalid(element.current)
  }, [submitCount, refusals])

  function refuse(cause: unknown) {
    setRefusals((count) => count + 1)
    const message = cause instanceof Error ? cause.message : String(cause)
    const fields = cause instanceof FieldFault ? cause.fields : []
    const [first, ...others] = fields as FieldPath<Values>[]
    if (first && others.length === 0) return form.setError(first, { type: REJECTED, message })
    for (const name of fields as FieldPath<Values>[]) form.setError(name, { type: REJECTED })
    form.setError('root', { message })
  }

  const submit = form.handleSubmit(async (valid) => {
    try {
      await send(valid)
    } catch (cause) {
      refuse(cause)
    }
  })

  /** Clears the changed field's rejection, and an error above the form along with the fields that refer to it. */
  function clearRejections({ target }: ChangeEvent<HTMLFormElement>) {
    const refused = Object.keys(errors).filter((name) => errorOf(name)?.type === REJECTED)
    const cleared = refusal === null ? refused.filter((name) => name === target.name) : refused
    form.clearErrors(cleared as FieldPath<Values>[])
    if (refusal !== null) form.clearErrors('root')
  }

  function errorOf(name: string): FieldError | undefined {
    return get(errors, name)
  }

  function getErrorProps(name: FieldPath<Values>): FieldErrorProps {
    const error = errorOf(name)
    return {
      error: error?.message || undefined,
      ...(error && { 'aria-invalid': true as const }),
      ...(error && !error.message && { 'aria-describedby': errorId }),
    }
  }

  return {
    form,
    /** Props of the `<form>`. */
    frame: {
      // Without scripts, a password must not become part of the address.
      method: 'post' as const,
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      },
      onChange: clearRejections,
    },
    /** Whether a submission is in progress; further ones are ignored. */
    busy: isSubmitting,
    /** Props of the `FormError` above the form. */
    refusal: { id: errorId, text: refusal },
    refuse,
    getErrorProps,
    /** Returns the props of a text field. */
    field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, rules),
      ...getErrorProps(name),
    }),
  }
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
