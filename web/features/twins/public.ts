/** The exports of twins for other features. */
export { CustomerTwins } from './CustomerTwins.tsx'
