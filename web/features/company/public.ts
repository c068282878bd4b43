/** The parts of the company's screens that other features may use. */

export { LazyTownItems } from './agency/LazyTownItems.tsx'
export { NoAgency } from './agency/NoAgency.tsx'
export { TownItems } from './agency/TownItems.tsx'
export { Facts } from './preferences/Facts.tsx'
export { pictureTypes, refusalOf } from './preferences/picture-file.ts'
export { NextRental } from './unfinished-rentals/NextRental.tsx'
