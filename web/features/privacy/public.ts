/** The screens of privacy, loaded together. */
export { PersonPage } from './PersonPage.tsx'
export { RetentionPage } from './RetentionPage.tsx'
