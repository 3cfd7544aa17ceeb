import type { ReactNode } from 'react'
import type { Read } from '../data/useRead.ts'
import { FailedRead } from './ErrorNote.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props<Value> {
  read: Read<Value>
  /** Title of the note if it could not be read. */
  failure: string
  /** What else can be done if it could not be read. */
  actions?: ReactNode
  /** Classes of the note. */
  className?: string
  /** Shown while it loads. Default: a line. */
  waiting?: ReactNode
  children: (value: Value) => ReactNode
}

/** Renders what is read from the service in each of its states: loading, failed or loaded. */
export function Loaded<Value>({ read, failure, waiting, children, ...note }: Props<Value>) {
  const { data, error } = read
  if (error) return <FailedRead title={failure} read={read} {...note} />
  if (data !== undefined) return children(data)
  if (waiting !== undefined) return waiting
  return (
    <p aria-busy>
      <Skeleton size="w-full" />
    </p>
  )
}
