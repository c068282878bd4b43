import { paths } from '#session/paths'
import { prefetch, type Screen, screen } from '#session/screen'
import landscape from './frame/landscape.svg'

const access = ['access']

/** The screens without a session: they stay light, without antd. */
export const signInScreens: Screen[] = [
  screen(paths.login, access, () =>
    import('./LoginPage.tsx').then(({ LoginPage }) => () => <LoginPage onSend={fetchHome} />),
  ),
  screen(paths.forgotPassword, access, () => import('./ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage)),
  screen(paths.forgotPasswordEmailSent, access, () => import('./EmailSentPage.tsx').then((m) => m.EmailSentPage)),
  screen(paths.passwordReset, access, () => import('./PasswordResetPage.tsx').then((m) => m.PasswordResetPage)),
  screen(paths.invitation, access, () => import('./InvitationPage.tsx').then((m) => m.InvitationPage)),
  screen(paths.ownPassword, access, () => import('./OwnPasswordPage.tsx').then((m) => m.OwnPasswordPage)),
  screen(paths.secondFactor, ['access', 'access/factor'], () =>
    import('./factor/FactorSetupPage.tsx').then((m) => m.FactorSetupPage),
  ),
  screen(paths.confirmEmail, access, () => import('./ConfirmEmailPage.tsx').then((m) => m.ConfirmEmailPage)),
  screen(paths.register, access, () => import('./RegisterPage.tsx').then((m) => m.RegisterPage)),
].map(withPicture)

/** The screens of the team and of the API keys. */
export const accessScreens: Screen[] = [
  screen(paths.team, ['access/team'], () => import('./team/TeamPage.tsx').then((m) => m.TeamPage)),
  screen(paths.profile(), ['access/team'], () => import('./team/ProfilePage.tsx').then((m) => m.ProfilePage), {
    can: null,
  }),
  screen(
    paths.profileSecurity(),
    ['access', 'access/team', 'access/factor', 'access/security'],
    () => import('./security/SecurityPage.tsx').then((m) => m.SecurityPage),
    { can: null },
  ),
  screen(paths.apiKeys, ['access/key'], () => import('./key/KeysPage.tsx').then((m) => m.KeysPage), {
    can: 'keys.write',
  }),
]

/** The tab of the company's preferences with the rules of the sign-in. */
export const accessTabs: Screen[] = [
  screen(paths.companySecurity(), ['access/security'], () =>
    import('./security/SignInRulesPage.tsx').then((m) => m.SignInRulesPage),
  ),
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
