/** What other features may use of the company's screens. */

export { TownItems } from './agency/TownItems.tsx'
export { pictureTypes, refusalOf } from './preferences/picture-file.ts'
