/** The screen of the accounts that the company's preferences show as a tab. */
export { SignInRulesPage } from './security/SignInRulesPage.tsx'
