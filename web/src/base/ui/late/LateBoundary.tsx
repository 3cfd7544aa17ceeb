import { Component, type ReactNode } from 'react'
import { MissingCode } from './loadCode.ts'

/** The props of a fallback that replaces a failed part. */
export interface Failure {
  readonly error: Error
  readonly retry: () => void
  readonly retrying: boolean
  /** Whether a retry has failed, too. */
  readonly again: boolean
}

interface Props {
  /** Loads the code again; rejects if it is still missing. */
  load?: () => Promise<void>
  /** Called when a failed part unmounts, so that the next mount starts afresh. */
  forget?: () => void
  failed: (failure: Failure) => ReactNode
  children: ReactNode
}

interface State {
  error?: Error | undefined
  retrying: boolean
  again: boolean
}

/**
 * An error boundary that contains missing or faulty code of one part. Missing code is loaded again on request, and
 * automatically when the browser comes back online.
 */
export class LateBoundary extends Component<Props, State> {
  override state: State = { retrying: false, again: false }

  static getDerivedStateFromError(error: Error) {
    return { error, retrying: false }
  }

  override componentDidMount() {
    addEventListener('online', this.#retryMissing)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#retryMissing)
    if (this.state.error) this.props.forget?.()
  }

  override render() {
    const { error, retrying, again } = this.state
    if (!error) return this.props.children
    return this.props.failed({ error, retrying, again, retry: () => void this.#retry() })
  }

  async #retry() {
    if (this.state.retrying) return
    this.setState({ retrying: true })
    const error = await this.props.load?.().then(
      () => undefined,
      (reason: Error) => reason,
    )
    this.setState({ error, retrying: false, again: true })
  }

  readonly #retryMissing = () => {
    if (this.state.error instanceof MissingCode) void this.#retry()
  }
}
