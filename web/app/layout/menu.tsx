import {
  AppstoreOutlined,
  CalendarOutlined,
  CarOutlined,
  CreditCardOutlined,
  EuroOutlined,
  HomeOutlined,
  IdcardOutlined,
  KeyOutlined,
  PictureOutlined,
  PlusSquareOutlined,
  SettingOutlined,
  ShopOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { Permission } from '@filao/domain/kernel/permission'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

export type MenuItem = {
  /** The screen's word under `menu` in the catalogue. */
  word:
    | 'home'
    | 'customers'
    | 'planning'
    | 'rentals'
    | 'categoryPrices'
    | 'team'
    | 'vehicles'
    | 'categories'
    | 'options'
    | 'prices'
    | 'agencies'
    | 'company'
    | 'photos'
    | 'subscription'
  to: string
  icon: ReactNode
  /** The permission needed to see it. */
  can?: Permission
  /** True for an item shown only where plans are sold. */
  isSold?: true
}

export type MenuGroup = { word?: 'fleet' | 'companyGroup'; items: MenuItem[] }

/** The items of the sidebar, one line a screen; groups without a screen are hidden. */
export const menu: MenuGroup[] = [
  {
    items: [
      { word: 'home', to: paths.home, icon: <HomeOutlined /> },
      { word: 'customers', to: paths.customers, icon: <TeamOutlined /> },
      { word: 'planning', to: paths.planning, icon: <CalendarOutlined /> },
      { word: 'rentals', to: paths.rentals, icon: <KeyOutlined /> },
      { word: 'categoryPrices', to: paths.categoryPrices, icon: <TagsOutlined /> },
      { word: 'team', to: paths.team, icon: <IdcardOutlined /> },
    ],
  },
  {
    word: 'fleet',
    items: [
      { word: 'vehicles', to: paths.vehicles, icon: <CarOutlined /> },
      { word: 'categories', to: paths.categories, icon: <AppstoreOutlined /> },
      { word: 'options', to: paths.options, icon: <PlusSquareOutlined /> },
      { word: 'prices', to: paths.prices, icon: <EuroOutlined /> },
    ],
  },
  {
    word: 'companyGroup',
    items: [
      { word: 'agencies', to: paths.agencies, icon: <ShopOutlined /> },
      { word: 'company', to: paths.ownCompany, icon: <SettingOutlined /> },
      { word: 'photos', to: paths.photos, icon: <PictureOutlined /> },
      { word: 'subscription', to: paths.subscription, icon: <CreditCardOutlined />, isSold: true },
    ],
  },
]
