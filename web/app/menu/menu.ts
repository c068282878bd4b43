import type { CompanyPermission } from '@filao/domain/kernel/permission'
import { paths } from '#session/paths'
import type { fr } from '../messages.fr.ts'

type Word = keyof typeof fr.menu
type GroupWord = 'fleet' | 'business' | 'money'

/** A screen of the menu, or one of the screens that are tabs of each other under one entry. */
export type MenuScreen = {
  /** The screen's word under `menu` in the catalogue. */
  word: Exclude<Word, GroupWord | 'label' | 'open' | 'tabs'>
  to: string
  /**
   * The letter after `g` that opens it: the same in both languages, so that users keep their habits. Absent for a tab
   * beside a screen with a letter, and for settings that are seldom opened, since all of them are taken.
   */
  letter?: string
  /** The permission needed to see it; `company.read` where absent. */
  can?: CompanyPermission
  /** Hides an item where the company has no use for it: no plans are sold, or no drawer was ever opened. */
  needs?: 'plans' | 'cashDesk'
}

/** An entry of the menu: a screen, or several under one word. */
export type MenuItem = Omit<MenuScreen, 'letter'> & {
  /** The screens of the entry, the first of them shown first. */
  screens: MenuScreen[]
}

/** Items of the menu; those of a group with a word are shown when its heading is opened. */
export type MenuGroup = { word?: GroupWord; items: MenuItem[] }

/**
 * The items of the sidebar. The first group is what a counter needs all day; the others open under their heading, and
 * those without a screen are hidden.
 */
export const menu: MenuGroup[] = [
  {
    items: [
      one({ word: 'home', to: paths.home, letter: 'h' }),
      one({ word: 'customers', to: paths.customers, letter: 'c' }),
      one({ word: 'planning', to: paths.planning, letter: 'p' }),
      one({ word: 'rentals', to: paths.rentals, letter: 'r' }),
      one({ word: 'team', to: paths.team, letter: 't' }),
      one({ word: 'counter', to: paths.planningCounter, letter: 'j' }),
      one({ word: 'categoryPrices', to: paths.categoryPrices, letter: 'd' }),
    ],
  },
  {
    word: 'fleet',
    items: [
      one({ word: 'vehicles', to: paths.vehicles, letter: 'v' }),
      one({ word: 'categories', to: paths.categories, letter: 'k' }),
      one({ word: 'options', to: paths.options, letter: 'o' }),
      several('prices', [
        { word: 'prices', to: paths.prices, letter: 'e' },
        { word: 'fees', to: paths.fees },
      ]),
      one({ word: 'deadlines', to: paths.deadlines, letter: 'u' }),
      one({ word: 'fines', to: paths.fines, letter: 'i' }),
    ],
  },
  {
    word: 'business',
    items: [
      one({ word: 'agencies', to: paths.agencies, letter: 'a' }),
      one({ word: 'company', to: paths.ownCompany, letter: 's' }),
      one({ word: 'sources', to: paths.sources }),
      one({ word: 'photos', to: paths.photos, letter: 'm' }),
      one({ word: 'subscription', to: paths.subscription, letter: 'b', needs: 'plans' }),
      several('connections', [
        { word: 'apiKeys', to: paths.apiKeys, letter: 'z', can: 'keys.write' },
        { word: 'webhooks', to: paths.webhooks, letter: 'n', can: 'keys.write' },
        { word: 'calendars', to: paths.calendars, letter: 'g', can: 'keys.write' },
      ]),
    ],
  },
  {
    word: 'money',
    items: [
      several('invoices', [
        { word: 'invoices', to: paths.invoices, letter: 'f', can: 'invoices.read' },
        { word: 'receivables', to: paths.receivables, letter: 'w' },
        { word: 'statements', to: paths.statements, can: 'accounting.read' },
      ]),
      one({ word: 'cashDesk', to: paths.cashDesk, letter: 'x', needs: 'cashDesk' }),
      several('accounting', [
        { word: 'accounting', to: paths.accounting, letter: 'y', can: 'accounting.read' },
        { word: 'journal', to: paths.journal, letter: 'l', can: 'journal.read' },
      ]),
      one({ word: 'statistics', to: paths.statistics, letter: 'q', can: 'statistics.read' }),
    ],
  },
]

/** Returns true where the address is that of a screen of the item, or below it. */
export function isAt({ screens }: MenuItem, pathname: string): boolean {
  return screens.some(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
}

function one(screen: MenuScreen): MenuItem {
  return { ...screen, screens: [screen] }
}

function several(word: MenuItem['word'], screens: MenuScreen[]): MenuItem {
  return { word, to: screens[0]?.to ?? '', screens }
}
