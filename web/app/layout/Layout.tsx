import type { User } from '@filao/domain/access/user'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, redirect, useLocation, useNavigate, useNavigation } from 'react-router'
import { cache } from '#api/cache'
import { whenSessionLost } from '#api/call'
import { followChanges } from '#api/changes'
import { startStoring } from '#api/kept-answers'
import { isProblem } from '#api/problem'
import { BillingBanner } from '#features/billing/public'
import { rememberScreen } from '#session/after-sign-in'
import { changeLanguage, loadMessages } from '#session/language'
import { paths } from '#session/paths'
import { companies, me, SessionContext, useSession } from '#session/session'
import { storeDrafts } from '#ui/form/draft'
import { afterPaint, frameIsThere, whenIdle } from '#ui/later/idle'
import { useLate } from '#ui/later/late'
import { PageTitleSlot } from '#ui/PageHeader'
import { useIsWideScreen } from '#ui/wide-screen'
import { Providers } from '../Providers.tsx'
import { takeFirstReads } from './first-reads.ts'
import { lateSidebar } from './late-sidebar.ts'
import { type Overlay, Overlays } from './Overlays.tsx'
import { preloadShared } from './preload.ts'
import { readSession } from './read-session.ts'
import { ScreenTabs } from './ScreenTabs.tsx'
import { useScreenFocus } from './screen-focus.ts'
import { useShortcuts } from './shortcuts.ts'
import { TopBar } from './TopBar.tsx'
import { useMissingPermission } from './use-missing-permission.ts'
import './Layout.css'

/**
 * Reads the session before the first screen. Redirects to the sign-in without a session or a response, and to the
 * screen of the password or the second factor when one must be replaced or set up first.
 */
export async function loadSession({ request }: { request: Request }) {
  try {
    await readSession()
    // Before the first paint, which would otherwise be drawn in the browser's language and then again.
    await changeLanguage((await cache.ensureQueryData(me)).language)
    await takeFirstReads(new URL(request.url))
    return null
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    rememberScreen(pathname + search)
    if (isProblem(error, 'password_change_required')) return redirect(paths.ownPassword)
    if (isProblem(error, 'second_factor_setup_required')) return redirect(paths.secondFactor)
    return redirect(isProblem(error, 'unauthenticated') ? paths.login : `${paths.login}?unreachable`)
  }
}

/** Loads only for users who follow a link that is not for them. */
const NotForRole = lazy(async () => {
  const [module] = await Promise.all([import('#features/access/refusal/NotForRole'), loadMessages('access/refusal')])
  return { default: module.NotForRole }
})

const Onboarding = lazy(() => import('../Onboarding.tsx').then((module) => ({ default: module.Onboarding })))

/** Loads only for users whose address is not proven yet. */
const ProofBanner = lazy(() => import('../ProofBanner.tsx').then((module) => ({ default: module.ProofBanner })))

/** Not part of the first paint: its code leaves the network to the screen's. */
const Offline = lazy(async () => {
  await whenIdle()
  return { default: (await import('../offline/Offline.tsx')).Offline }
})

/** Renders the frame around every screen of a signed-in user. */
export function Layout() {
  return (
    <Providers>
      <SignedIn />
    </Providers>
  )
}

function SignedIn() {
  const { data: user } = useSuspenseQuery(me)
  const { data: ofUser } = useSuspenseQuery(companies)
  const company = ofUser[0] ?? null
  useLeaveWhenSessionLost(user)
  useEffect(() => void changeLanguage(user.language), [user.language])
  const session = useMemo(() => company && { user, company, companyId: company.id, role: user.role }, [user, company])
  const [onboarding, setOnboarding] = useState(!company)
  if (!session || onboarding) {
    return (
      <Suspense>
        <Onboarding user={user} onDone={() => setOnboarding(false)} />
      </Suspense>
    )
  }
  return (
    <SessionContext value={session}>
      <Frame />
    </SessionContext>
  )
}

function Frame() {
  const { t } = useTranslation('app')
  const { companyId, company } = useSession()
  useEffect(() => {
    let stop = afterPaint(() => {
      stop = followChanges(companyId)
    })
    return () => stop()
  }, [companyId])
  useEffect(() => {
    frameIsThere()
    whenIdle().then(startStoring)
    preloadShared()
  }, [])
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  useShortcuts({ onPalette: () => setOverlay('palette'), onList: () => setOverlay('shortcuts') })
  const side = useLate(lateSidebar, useIsWideScreen())
  const isLoading = useNavigation().state === 'loading'
  const isFilled = useLocation().pathname === paths.planning
  const missing = useMissingPermission()
  const content = useRef<HTMLElement>(null)
  useScreenFocus(content)
  return (
    <div className="layout" aria-busy={isLoading}>
      {isLoading && <div className="layout-loading appear-late" />}
      {/* Not a link: another address would open a form again, without what was typed. */}
      <button type="button" className="layout-skip" onClick={() => content.current?.focus()}>
        {t('skip')}
      </button>
      {side && (
        <aside className="layout-side">
          <side.Sidebar />
        </aside>
      )}
      <Overlays open={overlay} onClose={() => setOverlay(null)} />
      <TopBar titleSlot={setTitleSlot} onOpen={setOverlay} />
      <main ref={content} id="content" className={`layout-content${isFilled ? ' layout-filled' : ''}`} tabIndex={-1}>
        <Suspense>
          <Offline />
        </Suspense>
        {!company.isProven && (
          <Suspense>
            <ProofBanner />
          </Suspense>
        )}
        <BillingBanner />
        <PageTitleSlot value={titleSlot}>
          {missing ? (
            <Suspense>
              <NotForRole permission={missing} />
            </Suspense>
          ) : (
            <>
              <ScreenTabs />
              <Outlet />
            </>
          )}
        </PageTitleSlot>
      </main>
    </div>
  )
}

/** Keeps the typed values and the screen for after the sign-in. */
function useLeaveWhenSessionLost(user: User) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () =>
      whenSessionLost(async () => {
        storeDrafts(user.id)
        rememberScreen(pathname + search)
        await navigate(`${paths.login}?expired`, { state: { sessionLost: true } })
        cache.clear()
      }),
    [user.id, pathname, search, navigate],
  )
}
