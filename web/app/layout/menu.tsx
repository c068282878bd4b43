import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalculatorOutlined,
  CalendarOutlined,
  CarOutlined,
  CreditCardOutlined,
  EuroOutlined,
  FileExclamationOutlined,
  FileTextOutlined,
  HomeOutlined,
  HourglassOutlined,
  IdcardOutlined,
  KeyOutlined,
  PictureOutlined,
  PlusSquareOutlined,
  SafetyCertificateOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
  TagsOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { CompanyPermission } from '@filao/domain/kernel/permission'
import type { ReactNode } from 'react'
import type { fr } from '../messages.fr.ts'
import { paths } from '../paths.ts'

type Word = keyof typeof fr.menu

export type MenuItem = {
  /** The screen's word under `menu` in the catalogue. */
  word: Word
  to: string
  icon: ReactNode
  /** The letter after `g` that opens it: the same in both languages, so that users keep their habits. */
  letter: string
  /** The permission needed to see it; `company.read` where absent. */
  can?: CompanyPermission
  /** True for an item shown only where plans are sold. */
  isSold?: true
}

/** Items of the menu; those of a group with a word are shown when its heading is opened. */
export type MenuGroup = { word?: Word; items: MenuItem[] }

/**
 * The items of the sidebar, one line a screen. The first group is what a counter needs all day and fits on a small
 * laptop; the others open under their heading, and those without a screen are hidden.
 */
export const menu: MenuGroup[] = [
  {
    items: [
      { word: 'home', to: paths.home, icon: <HomeOutlined />, letter: 'h' },
      { word: 'planning', to: paths.planning, icon: <CalendarOutlined />, letter: 'p' },
      { word: 'counter', to: paths.planningCounter, icon: <ScheduleOutlined />, letter: 'j' },
      { word: 'rentals', to: paths.rentals, icon: <KeyOutlined />, letter: 'r' },
      { word: 'customers', to: paths.customers, icon: <TeamOutlined />, letter: 'c' },
      { word: 'vehicles', to: paths.vehicles, icon: <CarOutlined />, letter: 'v' },
      { word: 'categoryPrices', to: paths.categoryPrices, icon: <TagsOutlined />, letter: 'd' },
      { word: 'invoices', to: paths.invoices, icon: <FileTextOutlined />, letter: 'f', can: 'invoices.read' },
      { word: 'receivables', to: paths.receivables, icon: <HourglassOutlined />, letter: 'w' },
      { word: 'cashDesk', to: paths.cashDesk, icon: <WalletOutlined />, letter: 'x' },
      { word: 'fines', to: paths.fines, icon: <FileExclamationOutlined />, letter: 'i' },
    ],
  },
  {
    word: 'fleet',
    items: [
      { word: 'deadlines', to: paths.deadlines, icon: <SafetyCertificateOutlined />, letter: 'u' },
      { word: 'categories', to: paths.categories, icon: <AppstoreOutlined />, letter: 'k' },
      { word: 'options', to: paths.options, icon: <PlusSquareOutlined />, letter: 'o' },
      { word: 'prices', to: paths.prices, icon: <EuroOutlined />, letter: 'e' },
    ],
  },
  {
    word: 'figures',
    items: [
      { word: 'statistics', to: paths.statistics, icon: <BarChartOutlined />, letter: 'q', can: 'statistics.read' },
      { word: 'journal', to: paths.journal, icon: <AuditOutlined />, letter: 'l', can: 'journal.read' },
      { word: 'accounting', to: paths.accounting, icon: <CalculatorOutlined />, letter: 'y', can: 'accounting.read' },
    ],
  },
  {
    word: 'settings',
    items: [
      { word: 'company', to: paths.ownCompany, icon: <SettingOutlined />, letter: 's' },
      { word: 'agencies', to: paths.agencies, icon: <ShopOutlined />, letter: 'a' },
      { word: 'team', to: paths.team, icon: <IdcardOutlined />, letter: 't' },
      { word: 'photos', to: paths.photos, icon: <PictureOutlined />, letter: 'm' },
      { word: 'subscription', to: paths.subscription, icon: <CreditCardOutlined />, letter: 'b', isSold: true },
    ],
  },
]
