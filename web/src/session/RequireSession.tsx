import { loginAddress, pagePaths } from '@hausblick/contract/addresses.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { AccessProvider } from '../data/access.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { lateDialog } from '../ui/late/late.tsx'
import { isStaff } from './role.ts'
import { StaffFrame } from './staff/StaffFrame.tsx'
import { useCustomerInAddress } from './staff/useCustomerInAddress.ts'
import * as texts from './texts.ts'
import { useSession, useSessionState } from './useSession.ts'

const PasswordDialog = lateDialog(async () => (await import('./PasswordDialog.tsx')).PasswordDialog)

/**
 * Guards the pages that require a login (specification §2) and provides their `Access`. Redirects to the login when signed
 * out.
 */
export function RequireSession() {
  const session = useSession()
  const state = useSessionState()
  const { pathname, search } = useLocation()
  const [chosen] = useCustomerInAddress()
  const staff = state.status === 'signedIn' && isStaff(state.me)
  const own = state.status === 'signedIn' ? state.customerId : null
  const customerId = staff && chosen ? chosen.id : own
  const { subscribe, isOpen } = session.prompt
  const isPrompting = useSyncExternalStore(subscribe, isOpen, () => false)
  const access = useMemo(
    () => ({ client: session.client, customerId, demo: false }),
    [session, customerId],
  )
  switch (state.status) {
    case 'checking':
      return <p role="status">{texts.checking}</p>
    case 'signedOut':
      return (
        <Navigate to={state.left ? pagePaths.login : loginAddress(pathname + search)} replace />
      )
    case 'unknown':
      return (
        <ErrorNote
          title={texts.notChecked}
          reason={state.reason}
          onRetry={() => void session.retry()}
        />
      )
    case 'signedIn':
      return (
        <AccessProvider key={state.me.email} value={access}>
          {staff ? (
            <StaffFrame>
              <Outlet />
            </StaffFrame>
          ) : (
            <Outlet />
          )}
          {isPrompting && <PasswordDialog onClose={() => session.prompt.answer(false)} />}
        </AccessProvider>
      )
  }
}
