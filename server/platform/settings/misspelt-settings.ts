import { distance } from 'fastest-levenshtein'

/** The beginnings of names that only settings of ours have. */
const families =
  /^(DATABASE|BACKUP|OPERATOR|METRICS|SMTP|MAIL|STRIPE|S3|GEOCODER|MAP_TILES|VEHICLE_INFO|WEBHOOKS|TRUST)_/

/** The names that Kubernetes and Docker set for each service of the network, such as one that is called mail. */
const ofOthers = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_\w+)?)$/

/**
 * Refuses a name that is not a setting and looks like one, since its value would be ignored without a word: one that
 * differs in two letters, or in one where the name is short, or that begins like ours.
 */
export function refuseMisspelt(names: readonly string[], known: readonly string[]): void {
  for (const name of names.filter((one) => !known.includes(one) && !ofOthers.test(one))) {
    const lettersOff = (one: string) => distance(one, name.toUpperCase())
    const nearest = known.reduce((best, one) => (lettersOff(one) < lettersOff(best) ? one : best))
    const isNear = lettersOff(nearest) <= (nearest.length < 6 ? 1 : 2)
    if (isNear || families.test(name)) throw new Error(`${name} is no setting: did you mean ${nearest}?`)
  }
}
