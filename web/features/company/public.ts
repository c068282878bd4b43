/** What other features may use of the company's screens. */

export { pictureTypes, refusalOf } from './preferences/picture-file.ts'
export { TownItems } from './TownItems.tsx'
