import { useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AccessProvider } from '../../base/data/access.ts'
import { ErrorNote } from '../../base/ui/ErrorNote.tsx'
import { WaitingPage } from '../../base/ui/late/WaitingPage.tsx'
import { DataNote, GuestNote } from './GuestNote.tsx'
import { findCustomerId } from './loadPage.ts'
import { isOwnerView } from './ownerView.ts'
import { findGuest, isStaff, rightsOf } from './role.ts'
import { OwnerViewNote } from './staff/OwnerViewNote.tsx'
import { StaffFrame } from './staff/StaffFrame.tsx'
import * as texts from './texts.ts'
import { useSession, useSessionState } from './useSession.ts'

export { CurrentCustomerSelector } from './staff/CurrentCustomerSelector.tsx'

/** The frame of the pages that require a login: provides their `Access`. Visitors are redirected before (`loadRequired`). */
export function RequireSession() {
  const session = useSession()
  const state = useSessionState()
  const { search } = useLocation()
  const customerId = state.status === 'signedIn' ? findCustomerId(state, search) : null
  const guest = state.status === 'signedIn' ? findGuest(state.me, customerId ?? '') : undefined
  const access = useMemo(
    () => ({ client: session.client, customerId, demo: false, guest }),
    [session, customerId, guest],
  )
  switch (state.status) {
    case 'checking':
    case 'signedOut':
      return <WaitingPage />
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
        // What an owner began on the pages of one portfolio does not belong to another. With other rights, what these pages wait
        // for has been dropped.
        <AccessProvider
          key={
            isStaff(state.me)
              ? state.me.email
              : `${state.me.email} ${customerId} ${rightsOf(state.me)}`
          }
          value={access}
        >
          {isStaff(state.me) ? (
            <StaffFrame>
              <Outlet />
            </StaffFrame>
          ) : (
            <>
              {state.isLost && <DataNote>{texts.accessEnded}</DataNote>}
              {guest && !isOwnerView(guest) && <GuestNote guest={guest} />}
              {guest && isOwnerView(guest) && <OwnerViewNote customerId={guest.customerId} />}
              <Outlet />
            </>
          )}
        </AccessProvider>
      )
  }
}
