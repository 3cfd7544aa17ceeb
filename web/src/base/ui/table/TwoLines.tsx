import type { ReactNode } from 'react'

interface Props {
  first: ReactNode
  second: ReactNode
}

/** A value with an explanation below it. */
export function TwoLines({ first, second }: Props) {
  return (
    <>
      <span className="block font-medium">{first}</span>
      {second && (
        <span className="block text-13 break-words hyphens-auto text-ink-2">{second}</span>
      )}
    </>
  )
}
