/** The notice in place of a screen that is not for the role of the user. */
export { NotForRole } from './refusal/NotForRole.tsx'
/** The screen of the accounts that the company's preferences show as a tab. */
export { SignInRulesPage } from './security/SignInRulesPage.tsx'
