import type { CompanyPermission } from '@filao/domain/kernel/permission'
import type { fr } from '../messages.fr.ts'
import { paths } from '../paths.ts'

type Word = keyof typeof fr.menu
type GroupWord = 'fleet' | 'figures' | 'settings'

export type MenuItem = {
  /** The screen's word under `menu` in the catalogue. */
  word: Exclude<Word, GroupWord | 'label' | 'open'>
  to: string
  /** The letter after `g` that opens it: the same in both languages, so that users keep their habits. */
  letter: string
  /** The permission needed to see it; `company.read` where absent. */
  can?: CompanyPermission
  /** True for an item shown only where plans are sold. */
  isSold?: true
}

/** Items of the menu; those of a group with a word are shown when its heading is opened. */
export type MenuGroup = { word?: GroupWord; items: MenuItem[] }

/**
 * The items of the sidebar, one line a screen. The first group is what a counter needs all day and fits on a small
 * laptop; the others open under their heading, and those without a screen are hidden.
 */
export const menu: MenuGroup[] = [
  {
    items: [
      { word: 'home', to: paths.home, letter: 'h' },
      { word: 'planning', to: paths.planning, letter: 'p' },
      { word: 'counter', to: paths.planningCounter, letter: 'j' },
      { word: 'rentals', to: paths.rentals, letter: 'r' },
      { word: 'customers', to: paths.customers, letter: 'c' },
      { word: 'vehicles', to: paths.vehicles, letter: 'v' },
      { word: 'categoryPrices', to: paths.categoryPrices, letter: 'd' },
      { word: 'invoices', to: paths.invoices, letter: 'f', can: 'invoices.read' },
      { word: 'receivables', to: paths.receivables, letter: 'w' },
      { word: 'cashDesk', to: paths.cashDesk, letter: 'x' },
      { word: 'fines', to: paths.fines, letter: 'i' },
    ],
  },
  {
    word: 'fleet',
    items: [
      { word: 'deadlines', to: paths.deadlines, letter: 'u' },
      { word: 'categories', to: paths.categories, letter: 'k' },
      { word: 'options', to: paths.options, letter: 'o' },
      { word: 'prices', to: paths.prices, letter: 'e' },
    ],
  },
  {
    word: 'figures',
    items: [
      { word: 'statistics', to: paths.statistics, letter: 'q', can: 'statistics.read' },
      { word: 'journal', to: paths.journal, letter: 'l', can: 'journal.read' },
      { word: 'accounting', to: paths.accounting, letter: 'y', can: 'accounting.read' },
    ],
  },
  {
    word: 'settings',
    items: [
      { word: 'company', to: paths.ownCompany, letter: 's' },
      { word: 'agencies', to: paths.agencies, letter: 'a' },
      { word: 'team', to: paths.team, letter: 't' },
      { word: 'photos', to: paths.photos, letter: 'm' },
      { word: 'subscription', to: paths.subscription, letter: 'b', isSold: true },
    ],
  },
]
