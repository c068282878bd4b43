import { paths } from '#app/paths'
import { prefetch, type Screen, screen } from '#app/screen'
import landscape from './landscape.svg'
import { accessPaths } from './paths.ts'

const access = ['access']

/** The screens without a session: they stay light, without antd. */
export const signInScreens: Screen[] = [
  screen(accessPaths.login, access, () =>
    import('./LoginPage.tsx').then((m) => () => <m.LoginPage onSend={fetchHome} />),
  ),
  screen(accessPaths.forgotPassword, access, () =>
    import('./ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage),
  ),
  screen(accessPaths.forgotPasswordEmailSent, access, () => import('./EmailSentPage.tsx').then((m) => m.EmailSentPage)),
  screen(accessPaths.passwordReset, access, () => import('./PasswordResetPage.tsx').then((m) => m.PasswordResetPage)),
  screen(accessPaths.invitation, access, () => import('./InvitationPage.tsx').then((m) => m.InvitationPage)),
  screen(accessPaths.ownPassword, access, () => import('./OwnPasswordPage.tsx').then((m) => m.OwnPasswordPage)),
  screen(accessPaths.secondFactor, ['access', 'access/factor'], () =>
    import('./factor/FactorSetupPage.tsx').then((m) => m.FactorSetupPage),
  ),
  screen(accessPaths.confirmEmail, access, () => import('./ConfirmEmailPage.tsx').then((m) => m.ConfirmEmailPage)),
  screen(accessPaths.register, access, () => import('./RegisterPage.tsx').then((m) => m.RegisterPage)),
].map(withPicture)

/** The screens of the team and of the API keys. */
export const accessScreens: Screen[] = [
  screen(accessPaths.team, ['access/team'], () => import('./team/TeamPage.tsx').then((m) => m.TeamPage)),
  screen(accessPaths.profile(), ['access/team'], () => import('./team/ProfilePage.tsx').then((m) => m.ProfilePage), {
    can: null,
  }),
  screen(
    accessPaths.profileSecurity(),
    ['access', 'access/team', 'access/factor', 'access/security'],
    () => import('./security/SecurityPage.tsx').then((m) => m.SecurityPage),
    { can: null },
  ),
  screen(accessPaths.apiKeys, ['access/key'], () => import('./key/KeysPage.tsx').then((m) => m.KeysPage), {
    can: 'keys.write',
  }),
]

/** Prefetches the screen after the sign-in while the server checks the password. */
function fetchHome() {
  prefetch(paths.home)
}

/** Asks for the picture of these screens beside their code. The browser keeps it until one of them shows it. */
function withPicture(one: Screen): Screen {
  const load = () => {
    new Image().src = landscape
    return one.load()
  }
  return { ...one, load }
}
