import { Component, type ReactNode } from 'react'
import { MissingCode } from './loadCode.ts'

/** What a failed part's stand-in shows, and what it can do. */
export interface Failure {
  readonly error: Error
  readonly retry: () => void
  readonly retrying: boolean
  /** Whether trying again has failed, too. */
  readonly again: boolean
}

interface Props {
  /** Loads the code once more; rejects where it is still missing. */
  load?: () => Promise<void>
  /** Called when a failed part goes, so that the next one starts afresh. */
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
 * Keeps a failure to the part that it stands around: code that did not arrive, or code at fault. Missing code is loaded again on
 * request, and by itself as soon as the browser is online.
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
