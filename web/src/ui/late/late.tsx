import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { FailedDialog } from './FailedDialog.tsx'
import { FailedLine } from './FailedLine.tsx'
import { FailedPage } from './FailedPage.tsx'
import { FailedPart } from './FailedPart.tsx'
import { type Failure, LateBoundary } from './LateBoundary.tsx'
import { loadCode } from './loadCode.ts'

/** A component whose code is loaded on first render, with an error boundary of its own. */
export type Late<Props extends object> = ComponentType<Props> & {
  /** Loads the code in advance, after which it renders without suspending. Rejects with `MissingCode`. */
  readonly preload: () => Promise<void>
}

type Load<Props> = () => Promise<ComponentType<Props>>

interface PartLook {
  /** Title of the error, such as `Die nächsten Termine konnten nicht geladen werden.` */
  failure: string
  /** Placeholder while the code is loading. */
  waiting?: ReactNode
  /** Whether a card would be too large for its error. */
  small?: boolean
}

/** Makes a page lazy. The previous page stays visible until the code has loaded. */
export function latePage<Props extends object>(load: Load<Props>): Late<Props> {
  return late(load, { failed: (failure) => <FailedPage {...failure} /> })
}

/** Makes a part of a page lazy. */
export function latePart<Props extends object>(load: Load<Props>, look: PartLook): Late<Props> {
  const { failure: title, waiting = null, small = false } = look
  const Failed = small ? FailedLine : FailedPart
  return late(load, {
    waiting,
    failed: (failure) => <Failed title={title} {...failure} />,
  })
}

/** Makes a dialog lazy. The dialog must be rendered only while open. */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>): Late<Props> {
  return late(load, {
    waiting: null,
    failed: (failure, { onClose }) => <FailedDialog onClose={onClose} {...failure} />,
  })
}

interface Looks<Props> {
  /** The suspense fallback. If undefined, an outer boundary suspends, so that the previous page stays visible. */
  waiting?: ReactNode
  failed: (failure: Failure, props: Props) => ReactNode
}

function late<Props extends object>(load: Load<Props>, looks: Looks<Props>): Late<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const forget = () => {
    loading = undefined
  }
  // A failed attempt is kept; otherwise every render would start another.
  const loadOnce = () => {
    loading ??= loadCode(load).then((code) => {
      Loaded = code
    })
    return loading
  }
  const preload = async () => {
    try {
      await loadOnce()
    } catch (error) {
      forget()
      throw error
    }
  }
  function Suspending(props: Props) {
    if (!Loaded) use(loadOnce())
    return Loaded && <Loaded {...props} />
  }
  function Late(props: Props) {
    const code = <Suspending {...props} />
    return (
      <LateBoundary
        load={() => {
          if (!Loaded) forget()
          return loadOnce()
        }}
        forget={() => !Loaded && forget()}
        failed={(failure) => looks.failed(failure, props)}
      >
        {looks.waiting === undefined ? code : <Suspense fallback={looks.waiting}>{code}</Suspense>}
      </LateBoundary>
    )
  }
  return Object.assign(Late, { preload })
}
