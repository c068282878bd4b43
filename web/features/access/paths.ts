type Id = number | string

/** The URLs of the accounts. */
export const accessPaths = {
  login: '/login',
  forgotPassword: '/forgot-password',
  forgotPasswordEmailSent: '/forgot-password-email-sent',
  passwordReset: '/password-reset',
  register: '/register',
  confirmEmail: '/confirm-email',
  invitation: '/invitation',
  ownPassword: '/own-password',
  secondFactor: '/second-factor',
  profile: (id: Id = ':id') => `/users/edit/${id}`,
  profileSecurity: (id: Id = ':id') => `/users/edit/${id}/security`,
  team: '/team',
  apiKeys: '/company/keys',
}
