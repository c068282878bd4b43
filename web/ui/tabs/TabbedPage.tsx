import type { ComponentType } from 'react'
import { PageHeader } from '#ui/PageHeader'
import { useUrlParam } from '#ui/url-param'
import { TabBar } from './TabBar.tsx'
import './TabbedPage.css'

type Props<Key extends string> = {
  title: string
  intro: string
  /** The contents by tab; the first one is open unless the URL names another. */
  tabs: Record<Key, ComponentType>
  labelOf: (key: Key) => string
}

/** A page of tabs, of which the URL names the open one. */
export function TabbedPage<Key extends string>({ title, intro, tabs, labelOf }: Props<Key>) {
  const [chosen, choose] = useUrlParam('tab')
  const keys = Object.keys(tabs) as Key[]
  const active = keys.find((key) => key === chosen) ?? (keys[0] as Key)
  const Content: ComponentType = tabs[active]
  return (
    <>
      <PageHeader title={title} />
      <div className="tabbed-page">
        <p className="tabbed-intro">{intro}</p>
        <TabBar
          label={title}
          tabs={keys.map((key) => ({ key, label: labelOf(key) }))}
          active={active}
          onChange={choose}
        >
          <Content />
        </TabBar>
      </div>
    </>
  )
}
