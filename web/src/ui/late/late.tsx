import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { FailedDialog } from './FailedDialog.tsx'
import { FailedLine } from './FailedLine.tsx'
import { FailedPage } from './FailedPage.tsx'
import { FailedPart } from './FailedPart.tsx'
import { type Failure, LateBoundary } from './LateBoundary.tsx'
import { loadCode } from './loadCode.ts'

/** A component whose code is loaded when it is first shown, and which fails alone. */
export type Late<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead; what has arrived is rendered at once. Throws MissingCode. */
  readonly preload: () => Promise<void>
}

type Load<Props> = () => Promise<ComponentType<Props>>

interface PartLook {
  /** Says what is missing: `Die nächsten Termine konnten nicht geladen werden.` */
  failure: string
  /** Keeps the part's place while its code is on its way. */
  waiting?: ReactNode
  /** Whether it is too small for a card in its place. */
  small?: boolean
}

/** A whole page. The page before it stays until its code has arrived. */
export function latePage<Props extends object>(load: Load<Props>): Late<Props> {
  return late(load, { failed: (failure) => <FailedPage {...failure} /> })
}

/** A part of a page. */
export function latePart<Props extends object>(load: Load<Props>, look: PartLook): Late<Props> {
  const { failure: title, waiting = null, small = false } = look
  const Failed = small ? FailedLine : FailedPart
  return late(load, {
    waiting,
    failed: (failure) => <Failed title={title} {...failure} />,
  })
}

/** A dialog, which is rendered while it is open. */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>): Late<Props> {
  return late(load, {
    waiting: null,
    failed: (failure, { onClose }) => <FailedDialog onClose={onClose} {...failure} />,
  })
}

interface Looks<Props> {
  /** Without it, nothing is shown until the code has arrived, and a page that is left stays. */
  waiting?: ReactNode
  failed: (failure: Failure, props: Props) => ReactNode
}

function late<Props extends object>(load: Load<Props>, looks: Looks<Props>): Late<Props> {
  let Code: ComponentType<Props> | undefined
  let arriving: Promise<void> | undefined
  const forget = () => {
    arriving = undefined
  }
  // A failed attempt is kept, else rendering would go on asking for ever.
  const arrive = () => {
    arriving ??= loadCode(load).then((code) => {
      Code = code
    })
    return arriving
  }
  const preload = async () => {
    try {
      await arrive()
    } catch (error) {
      forget()
      throw error
    }
  }
  function Arriving(props: Props) {
    if (!Code) use(arrive())
    return Code && <Code {...props} />
  }
  function Late(props: Props) {
    const code = <Arriving {...props} />
    return (
      <LateBoundary
        load={() => {
          if (!Code) forget()
          return arrive()
        }}
        forget={() => !Code && forget()}
        failed={(failure) => looks.failed(failure, props)}
      >
        {looks.waiting === undefined ? code : <Suspense fallback={looks.waiting}>{code}</Suspense>}
      </LateBoundary>
    )
  }
  return Object.assign(Late, { preload })
}
